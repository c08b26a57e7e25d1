import type * as english from '@/lib/content/account/welcome';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

const preparing = 'Wir richten Ihr Abo ein. Das dauert ein paar Sekunden.';

export const welcomeWords: Translation<typeof english.welcomeWords> = {
  opening: {
    heading: 'Willkommen. Einen\u00a0Moment\u00a0…',
    intro: preparing,
  },
  waiting: {
    heading: 'Vielen Dank. Einen\u00a0Moment\u00a0…',
    intro: preparing,
    status: 'Ihr Abo wird eingerichtet',
  },
  slow: {
    heading: 'Gleich geschafft',
    intro:
      'Das Einrichten dauert länger als sonst. Sie müssen nicht noch einmal bezahlen. Sobald alles bereit ist, geht es auf dieser Seite von selbst weiter.',
    reload: 'Noch einmal prüfen',
  },
  ready: {
    heading: `Willkommen bei ${brand.subscription}`,
    intro: 'Alles ist freigeschaltet. Noch zwei Schritte, um es auf Ihren Geräten zu nutzen.',
    introLastStep: 'Alles ist freigeschaltet. Nur noch ein Schritt, um es auf Ihren Geräten zu nutzen.',
  },
  failed: {
    heading: 'Wir konnten Ihr Abo nicht laden',
    intro:
      'Falls Sie gerade bezahlt haben: Ihr Kauf ist sicher, Sie müssen nicht noch einmal bezahlen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  undone: {
    heading: 'Ihr Abo hat nicht begonnen',
    notCharged: 'Es wurde nichts abgebucht.',
    refunded: (amount) => `Die gezahlten ${amount} werden vollständig erstattet.`,
    title: 'Ohne kostenlose Testphase beginnen?',
    text: 'Das kommt vor, wenn die Karte schon für eine Testphase verwendet wurde oder es zu der E-Mail-Adresse schon ein Abo gibt. Ob es eines gibt, erfahren Sie, wenn Sie sich mit der Adresse anmelden, die Sie beim Bezahlen angegeben haben.',
    next: 'Auf der Zahlungsseite sehen Sie den Betrag noch einmal, bevor Sie zahlen.',
    pay: {
      Monthly: (amount) => `${amount} im Monat zahlen`,
      Yearly: (amount) => `${amount} im Jahr zahlen`,
    },
    otherCard: 'Mit anderer Karte kostenlos testen',
    signIn: 'Ich habe schon ein Abo',
    notNow: 'Nicht jetzt',
    going: 'Zahlungsseite wird geöffnet',
  },
  paid: {
    heading: 'Vielen Dank. Noch ein Schritt',
    intro:
      'Melden Sie sich mit der E-Mail-Adresse an, die Sie beim Bezahlen angegeben haben. Wir senden einen Code dorthin.',
  },
  withoutScript:
    'Wenn Sie bezahlt haben, ist Ihr Kauf sicher, und eine E-Mail dazu ist unterwegs. Melden Sie sich in der App mit der E-Mail-Adresse an, die Sie beim Bezahlen angegeben haben. Um Ihr Konto hier zu sehen, schalten Sie JavaScript ein und laden Sie die Seite neu.',
  notFound: {
    heading: 'In diesem Browser wurde kein Kauf gefunden',
    intro:
      'Diese Seite erscheint nach einem Kauf. Haben Sie auf einem anderen Gerät oder in einem anderen Browser abonniert, melden Sie sich dort oder hier an.',
    seePlans: 'Tarife ansehen',
    signIn: 'Anmelden',
  },
  steps: {
    heading: 'Wie es weitergeht',
    email: {
      title: 'E-Mail-Adresse hinzufügen',
      text: 'Mit ihr melden Sie sich auf Ihren anderen Geräten an. Solange Sie keine hinzugefügt haben, kommen Sie mit der Adresse zurück, die Sie beim Bezahlen angegeben haben.',
      action: 'E-Mail-Adresse hinzufügen',
      offer: (email) => `${email} verwenden, die Adresse, die Sie beim Bezahlen angegeben haben?`,
      send: 'Code per E-Mail senden',
      other: 'Andere Adresse verwenden',
      done: (email) => `Erledigt. Mit ${email} können Sie sich auf jedem Gerät anmelden.`,
    },
    devices: {
      title: 'Ihre Geräte einrichten',
      text: `Installieren Sie ${brand.browser} auf jedem Gerät und geben Sie dort Ihre E-Mail-Adresse ein: Einstellungen → Abonnement → Ich\u00a0habe\u00a0ein\u00a0Abo.`,
    },
    manage: 'Abo verwalten',
  },
};
