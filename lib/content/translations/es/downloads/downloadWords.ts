import type * as english from '@/lib/content/downloads/downloadWords';
import { minimumNames } from '@/lib/content/downloads/minimumNames';
import type { Translation } from '@/lib/content/translations/translation';

export const offerWords: Translation<typeof english.offerWords> = {
  mac: {
    label: 'Descargar para Mac',
    note: `Gratis. ${minimumNames.macos} o posterior.`,
  },
  windows: {
    label: 'Descargar para Windows',
    note: `Gratis. ${minimumNames.windows} o posterior.`,
  },
  windowsPreview: {
    label: 'Descargar versión preliminar',
    note: 'Gratis. Se instala junto a la aplicación normal.',
  },
  ios: {
    label: 'Descargar en el App Store',
    note: 'Gratis. Para iPhone y iPad.',
  },
  android: {
    label: 'Descargar en Google Play',
    note: `Gratis. ${minimumNames.android} o posterior.`,
  },
  extension: {
    label: 'Añadir a tu navegador',
    note: 'Gratis. Funciona en el navegador que ya tienes.',
  },
  old: {
    label: 'Ver qué funciona aquí',
    note: 'Quizá tu sistema sea demasiado antiguo para nuestra aplicación.',
  },
  any: {
    label: 'Elegir dispositivo',
    note: 'Gratis en ordenadores, móviles y tabletas.',
  },
};

export const downloadWords: Translation<typeof english.downloadWords> = {
  others: 'También para',
  all: 'Ver todas las descargas',
  started: 'La descarga ha empezado.',
  next: 'Qué hacer con el archivo',
};

export const otherDeviceNames: Translation<typeof english.otherDeviceNames> = {
  mac: 'Mac',
  windows: 'Windows',
  ios: 'iPhone y iPad',
  android: 'Android',
  otherBrowsers: 'Otros navegadores',
};
