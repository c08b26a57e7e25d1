import type * as english from '@/lib/content/downloadPages/downloadDeviceWords';
import { minimumNames } from '@/lib/content/downloads/minimumNames';
import type { Translation } from '@/lib/content/translations/translation';

export const deviceGroupWords: Translation<typeof english.deviceGroupWords> = {
  computers: { title: 'Ordinateurs', note: 'Le navigateur complet.' },
  phones: {
    title: 'Téléphones et tablettes',
    note: 'Le même navigateur, conçu pour les petits écrans.',
  },
  extensions: {
    title: 'Extensions de navigateur',
    note: 'L’extension ajoute la recherche privée et le blocage des traqueurs au navigateur que vous avez, y compris sous Linux et ChromeOS.',
  },
};

export const deviceWords: Translation<typeof english.deviceWords> = {
  mac: { name: 'Mac', needs: `${minimumNames.macos} ou version ultérieure` },
  windows: { name: 'Windows', needs: `${minimumNames.windows} ou version ultérieure` },
  windowsPreview: {
    name: 'Préversion pour Windows',
    needs: 'S’installe à côté de l’application habituelle',
  },
  ios: { name: 'iPhone et iPad', needs: `${minimumNames.ios} ou version ultérieure` },
  android: { name: 'Android', needs: `${minimumNames.android} ou version ultérieure` },
  chrome: {
    name: 'Chrome et navigateurs Chromium',
    needs: `${minimumNames.chrome} ou version ultérieure`,
  },
  firefox: { name: 'Firefox', needs: `${minimumNames.firefox} ou version ultérieure` },
  edge: { name: 'Edge', needs: `${minimumNames.edge} ou version ultérieure` },
  opera: { name: 'Opera', needs: `${minimumNames.opera} ou version ultérieure` },
  safari: { name: 'Safari sur Mac', needs: `${minimumNames.macos} ou version ultérieure` },
};

export const downloadWayWords: Translation<typeof english.downloadWayWords> = {
  diskImage: 'Image disque',
  installer: 'Programme d’installation',
  howToInstall: 'Comment installer',
  aboutPreview: 'À propos de la préversion',
  apkFile: 'Fichier APK',
  microsoftStore: 'Microsoft Store',
  appStore: 'App Store',
  macAppStore: 'Mac App Store',
  googlePlay: 'Google Play',
  fDroid: 'F-Droid',
  chromeWebStore: 'Chrome Web Store',
  firefoxAddOns: 'Modules complémentaires pour Firefox',
  edgeAddOns: 'Modules complémentaires pour Edge',
  operaAddOns: 'Modules complémentaires pour Opera',
};

export const fileHelp: Translation<typeof english.fileHelp> = {
  title: 'Que faire du fichier',
  lead: 'Cela dépend de son extension.',
  files: [
    {
      ending: '.dmg',
      text: 'Pour Mac. Ouvrez-le, faites glisser l’application dans Applications et lancez-la de là.',
      link: { label: 'Mac, étape par étape', href: '/mac#install' },
    },
    {
      ending: '.exe',
      text: 'Pour Windows. Ouvrez-le et sélectionnez « Oui » quand Windows pose la question. Le programme d’installation fait le reste.',
      link: { label: 'Windows, étape par étape', href: '/windows#install' },
    },
    {
      ending: '.apk',
      text: 'Pour Android, sans boutique d’applications. Ouvrez-le sur votre téléphone et autorisez votre application de fichiers à l’installer. Les mises à jour seront à faire vous-même.',
      link: null,
    },
  ],
};

export const unsupportedWords: Translation<typeof english.unsupportedWords> = {
  optionsTitle: 'Ce que vous pouvez faire',
  options: [
    {
      id: 'search',
      title: 'Faire des recherches privées sans application',
      text: 'La recherche privée fonctionne dans tous les navigateurs et sur tous les systèmes, même sans JavaScript.',
    },
    {
      id: 'extension',
      title: 'Ajouter l’extension',
      text: `Avec ${minimumNames.firefox}, ${minimumNames.chrome} ou version ultérieure, l’extension fonctionne sur des systèmes trop anciens pour l’application.`,
    },
    {
      id: 'update',
      title: 'Chercher une mise à jour du système',
      text: 'Beaucoup d’appareils peuvent passer à une version plus récente. Les versions les plus anciennes que notre application accepte sont indiquées plus bas.',
    },
    {
      id: 'elsewhere',
      title: 'Utiliser un autre appareil',
      text: 'Tout téléphone ou toute tablette de ces dernières années convient. Consultez tous les téléchargements.',
    },
  ],
  links: {
    search: 'Lancer une recherche privée',
    extension: 'Voir les boutiques de l’extension',
    elsewhere: 'Tous les téléchargements',
  },
  minimum: {
    title: 'Les systèmes les plus anciens acceptés',
    rows: [
      { term: 'Mac', text: `${minimumNames.macos} (10.15)` },
      { term: 'Windows', text: minimumNames.windows },
      { term: 'iPhone et iPad', text: minimumNames.ios },
      { term: 'Android', text: minimumNames.android },
    ],
    note: 'Les systèmes plus anciens ne reçoivent plus de mises à jour de sécurité de leurs éditeurs, et un navigateur n’est jamais plus sûr que le système sur lequel il tourne.',
  },
  mistaken: {
    title: 'Avons-nous mal reconnu votre appareil ?',
    items: [
      {
        id: 'another-name',
        title: 'Mon système est plus récent que vous ne le dites',
        text: 'Certains navigateurs annoncent un autre système, et certaines personnes règlent le leur ainsi. Vous pouvez toujours choisir n’importe quel téléchargement sur la page qui les réunit tous.',
      },
      {
        id: 'try-anyway',
        title: 'Puis-je essayer quand même ?',
        text: 'Oui. Les boutiques n’installent pas une application qui ne peut pas fonctionner, et nos programmes d’installation s’arrêtent avant de modifier quoi que ce soit.',
      },
    ],
  },
};
