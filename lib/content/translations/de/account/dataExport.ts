import type * as english from '@/lib/content/account/dataExport';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const dataExportWords: Translation<typeof english.dataExportWords> = {
  heading: 'Ihre Daten',
  intro: 'Alles, was wir zu Ihrem Konto gespeichert haben, in einer Datei, die Sie lesen können.',
  download: 'Meine Daten herunterladen',
  working: 'Daten werden zusammengestellt',
  done: 'Ihre Daten wurden heruntergeladen.',
  needsCode: (email) => `Bestätigen Sie zuerst, dass Sie es sind. Wir senden einen Code an ${email}.`,
  needsEmail:
    'Fügen Sie zuerst eine E-Mail-Adresse hinzu, damit wir Ihnen zur Bestätigung einen Code senden können.',
  sendCode: 'Code per E-Mail senden',
  confirm: 'Bestätigen und herunterladen',
  cancel: 'Abbrechen',
  inWords: {
    heading: `Ihr ${brand.name}-Konto in Kürze`,
    made: 'Datei erstellt am',
    opened: 'Konto seit',
    since: (day) => `Seit ${day}.`,
    mails: 'E-Mails von uns',
    none: 'Nichts vorhanden',
  },
};
