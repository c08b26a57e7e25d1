import type * as english from '@/lib/content/downloads/downloadWords';
import { minimumNames } from '@/lib/content/downloads/minimumNames';
import type { Translation } from '@/lib/content/translations/translation';

export const offerWords: Translation<typeof english.offerWords> = {
  mac: {
    label: 'Télécharger pour Mac',
    note: `Gratuit. ${minimumNames.macos} ou version ultérieure.`,
  },
  windows: {
    label: 'Télécharger pour Windows',
    note: `Gratuit. ${minimumNames.windows} ou version ultérieure.`,
  },
  windowsPreview: {
    label: 'Télécharger la préversion',
    note: 'Gratuit. S’installe à côté de l’application habituelle.',
  },
  ios: {
    label: 'Télécharger dans l’App Store',
    note: 'Gratuit. Pour iPhone et iPad.',
  },
  android: {
    label: 'Télécharger sur Google Play',
    note: `Gratuit. ${minimumNames.android} ou version ultérieure.`,
  },
  extension: {
    label: 'Ajouter à votre navigateur',
    note: 'Gratuit. Pour le navigateur que vous avez déjà.',
  },
  old: {
    label: 'Voir ce qui fonctionne ici',
    note: 'Votre système est peut-être trop ancien pour notre application.',
  },
  any: {
    label: 'Choisir votre appareil',
    note: 'Gratuit sur ordinateur, téléphone et tablette.',
  },
};

export const downloadWords: Translation<typeof english.downloadWords> = {
  others: 'Aussi pour',
  all: 'Voir tous les téléchargements',
  started: 'Votre téléchargement a commencé.',
  next: 'Que faire du fichier',
};

export const otherDeviceNames: Translation<typeof english.otherDeviceNames> = {
  mac: 'Mac',
  windows: 'Windows',
  ios: 'iPhone et iPad',
  android: 'Android',
  otherBrowsers: 'Autres navigateurs',
};
