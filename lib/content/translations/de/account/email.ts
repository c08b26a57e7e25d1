import type * as english from '@/lib/content/account/email';
import { formWords, signedOutWords } from '@/lib/content/translations/de/account/forms';
import type { Translation } from '@/lib/content/translations/translation';

export const emailWords: Translation<typeof english.emailWords> = {
  loading: 'Ihr Konto wird geladen',
  add: {
    heading: 'E-Mail-Adresse hinzufügen',
    intro:
      'Mit einer E-Mail-Adresse können Sie Ihr Abo auch auf Ihren anderen Geräten nutzen. Wir verwenden sie nur für Ihr Konto.',
    label: formWords.email,
    submit: 'Code per E-Mail senden',
    later: 'Nicht jetzt',
    already: {
      heading: 'Sie haben schon eine E-\u2060Mail-Adresse',
      intro: (email) => `Mit ${email} können Sie sich auf jedem Gerät anmelden.`,
      edit: 'E-Mail-Adresse ändern',
    },
  },
  edit: {
    heading: 'E-Mail-Adresse ändern',
    intro:
      'Wir senden einen Code an Ihre neue E-Mail-Adresse. Bis Sie ihn eingeben, ändert sich nichts. Danach informieren wir Ihre alte Adresse.',
    current: 'Bisherige E-Mail-Adresse',
    label: 'Neue E-Mail-Adresse',
    submit: 'Code per E-Mail senden',
    cancel: 'Bisherige Adresse behalten',
  },
  confirm: {
    heading: 'Sehen Sie in Ihrem Posteingang nach',
    label: formWords.code,
    submit: 'E-Mail-Adresse bestätigen',
  },
  reauthenticate: {
    heading: 'Bestätigen Sie, dass Sie es sind',
    intro: (email) =>
      `Bevor Sie Ihre E-Mail-Adresse ändern, senden wir einen Code an Ihre bisherige: ${email}.`,
    send: 'Code per E-Mail senden',
    label: formWords.code,
    submit: 'Weiter',
    next: (email) => `Danach senden wir einen zweiten Code an ${email}.`,
    afterward: 'Der Code stimmt. Als Nächstes senden wir einen an Ihre neue Adresse.',
  },
  added: {
    heading: 'Ihre E-\u2060Mail-Adresse ist bestätigt',
    intro: (email) => `Mit ${email} können Sie sich jetzt auf jedem Gerät anmelden.`,
    next: 'Wählen Sie auf dem anderen Gerät „Ich habe ein Abo“ und geben Sie dort diese E-Mail-Adresse ein.',
    manage: 'Abo verwalten',
    welcome: 'Weiter zu Ihren Geräten',
    device: 'Weiteres Gerät einrichten',
  },
  changed: {
    heading: 'Ihre E-\u2060Mail-Adresse wurde geändert',
    intro: (email) => `Melden Sie sich ab jetzt mit ${email} an. Ihre anderen Geräte wurden abgemeldet.`,
    manage: 'Zurück zu Ihrem Abo',
  },
  undo: {
    heading: 'Änderung der E-\u2060Mail-Adresse rückgängig machen?',
    intro:
      'Die E-Mail-Adresse Ihres Abos wurde geändert. Waren Sie das nicht, machen Sie die Änderung hier rückgängig.',
    effect: 'Dann können Sie sich wieder mit der alten Adresse anmelden, und alle Geräte werden abgemeldet.',
    submit: 'Änderung rückgängig machen',
    busy: 'Änderung wird rückgängig gemacht',
    leave: 'Neue Adresse behalten',
    done: 'Ihre alte E-Mail-Adresse gilt wieder',
    failed: 'Dieser Link gilt nicht mehr',
    missing: 'Dieser Link ist unvollständig',
    introOf: {
      done: 'Alle Geräte wurden abgemeldet. Melden Sie sich mit einem Code wieder an, den wir an Ihre alte Adresse senden.',
      failed:
        'Er wurde schon verwendet oder ist mehr als 7 Tage alt. Wenn Sie Hilfe brauchen, schreiben Sie uns.',
      missing: 'Ein Teil der Adresse fehlt. Öffnen Sie den Link in unserer E-Mail noch einmal.',
    },
    signIn: 'Anmelden',
    help: 'Hilfe erhalten',
  },
  signedOut: signedOutWords,
};
