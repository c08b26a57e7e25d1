import type * as english from '@/lib/content/downloads/downloadWords';
import { minimumNames } from '@/lib/content/downloads/minimumNames';
import type { Translation } from '@/lib/content/translations/translation';

export const offerWords: Translation<typeof english.offerWords> = {
  mac: {
    label: 'Für Mac herunterladen',
    note: `Kostenlos. Ab ${minimumNames.macos}.`,
  },
  windows: {
    label: 'Für Windows herunterladen',
    note: `Kostenlos. Ab ${minimumNames.windows}.`,
  },
  windowsPreview: {
    label: 'Vorschau herunterladen',
    note: 'Kostenlos. Wird neben der regulären App installiert.',
  },
  ios: {
    label: 'Im App Store laden',
    note: 'Kostenlos. Für iPhone und iPad.',
  },
  android: {
    label: 'Bei Google Play laden',
    note: `Kostenlos. Ab ${minimumNames.android}.`,
  },
  extension: {
    label: 'Zum Browser hinzufügen',
    note: 'Kostenlos. Für den Browser, den Sie schon haben.',
  },
  old: {
    label: 'Ansehen, was hier läuft',
    note: 'Ihr System ist vielleicht zu alt für unsere App.',
  },
  any: {
    label: 'Gerät auswählen',
    note: 'Kostenlos für Computer, Smartphones und Tablets.',
  },
};

export const downloadWords: Translation<typeof english.downloadWords> = {
  others: 'Auch für',
  all: 'Alle Downloads ansehen',
  started: 'Ihr Download hat begonnen.',
  next: 'Wie es mit der Datei weitergeht',
};

export const otherDeviceNames: Translation<typeof english.otherDeviceNames> = {
  mac: 'Mac',
  windows: 'Windows',
  ios: 'iPhone und iPad',
  android: 'Android',
  otherBrowsers: 'Andere Browser',
};
