import type * as english from '@/lib/content/account/removeEmail';
import type { Translation } from '@/lib/content/translations/translation';

export const removeEmailWords: Translation<typeof english.removeEmailWords> = {
  open: 'E-Mail-Adresse entfernen',
  heading: 'E-Mail-Adresse entfernen?',
  intro: (email) => `Mit ${email} können Sie sich dann nicht mehr anmelden.`,
  effects: [
    'Dieser Browser bleibt angemeldet.',
    'Alle anderen Geräte werden abgemeldet und können sich erst wieder anmelden, wenn Sie eine Adresse hinzufügen.',
    'Wenn Sie den Zugang zu diesem Browser verlieren, führt nur der Link in unserer E-Mail zurück, und er gilt 7 Tage.',
  ],
  submit: 'E-Mail-Adresse entfernen',
  busy: 'E-Mail-Adresse wird entfernt',
  confirmFirst: (email) => `Bevor wir Ihre Adresse entfernen, senden wir einen Code an ${email}.`,
  done: {
    heading: 'Ihre E-\u2060Mail-Adresse wurde entfernt',
    intro: (email) =>
      `Wir haben eine letzte E-Mail an ${email} gesendet, mit einem Link, über den Sie die Adresse innerhalb von 7 Tagen wiederherstellen können.`,
    add: 'Andere E-Mail-Adresse hinzufügen',
  },
};
