import type * as english from '@/lib/content/app/appWelcome';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const appWelcomeWords: Translation<typeof english.appWelcomeWords> = {
  heading: `Willkommen bei ${brand.subscription}`,
  subscribed: `Sie haben ein ${brand.name}-Abo`,
  intro: 'Beginnen Sie mit der Funktion, die Sie zuerst brauchen.',
  withoutScript:
    'Diese Seite braucht JavaScript, um die Funktionen Ihres Abos zu öffnen. Hier ist JavaScript ausgeschaltet.',
  over: {
    ended: 'Ihr Abo ist beendet',
    inactive: 'Ihr Abo ruht',
  },
  ended: (date) =>
    `Es endete am ${date}. Wenn Sie gerade ein neues gekauft haben, warten Sie einen Moment und laden Sie die Seite dann neu.`,
  notThere:
    'Wenn Sie gerade abonniert haben, finden Sie Tarif und Verlängerungsdatum in Kürze unter „Abo verwalten“.',
  unread: 'Ihr Tarif konnte gerade nicht geladen werden. Sie finden ihn unter „Abo verwalten“.',
  seePlans: 'Tarife ansehen',
  reload: 'Neu laden',
  payment: {
    advice: 'Aktualisieren Sie Ihre Zahlungsart, um Ihr Abo zu behalten.',
    action: 'Zahlungsart aktualisieren',
  },
  featuresTitle: 'Funktion öffnen',
  open: 'Öffnen',
  openFeature: (feature) => `${feature} öffnen`,
  email: {
    title: 'Auf Ihren anderen Geräten nutzen',
    text: 'Fügen Sie eine E-Mail-Adresse hinzu. Dann melden Sie sich auf den anderen Geräten mit einem Code an, den wir an diese Adresse senden.',
    add: 'E-Mail-Adresse hinzufügen',
    has: (email) => `Mit ${email} können Sie sich auf jedem Gerät anmelden.`,
    devices: 'Weiteres Gerät einrichten',
  },
  manage: 'Abo verwalten',
  settings: 'Zurück zu den Einstellungen',
  tab: {
    intro: `Sie können es in ${brand.browser} sofort nutzen. Die Funktionen öffnen Sie in den Einstellungen der App.`,
    settings: 'Einstellungen öffnen',
  },
  faq: 'Häufige Fragen',
  faqTitle: 'Häufige Fragen',
  loading: 'Ihr Abo wird geladen',
  web: {
    heading: 'Ihr Abo finden Sie in Ihrem Konto',
    intro: `Diese Seite ist für ${brand.browser} gedacht und öffnet dort jede Funktion. In diesem Browser zeigt Ihr Konto Tarif, Geräte und Abrechnung.`,
    account: 'Zu meinem Konto',
    plans: 'Tarife ansehen',
  },
  stripe: {
    heading: 'Einen\u00a0Moment\u00a0…',
    intro: 'Die App prüft Ihr Abo.',
    working: 'Warten auf die App',
    slow: 'Das dauert länger als sonst. Sie müssen nicht warten und nicht noch einmal bezahlen. Die App holt den Rest von selbst nach.',
    done: 'Erledigt. Die nächste Seite wird geöffnet.',
    next: 'Weiter',
  },
  stripeWeb: {
    heading: `Weiter in ${brand.browser}`,
    intro:
      'Wenn Sie bezahlt oder Ihren Tarif geändert haben, ist das gespeichert, und Sie müssen nicht noch einmal bezahlen. Kehren Sie zur App zurück, um es dort zu sehen, oder sehen Sie in Ihrem Konto nach.',
  },
  stripeChange: {
    heading: 'Zurück aus der Abrechnung',
    intro: 'Die App aktualisiert Ihren Tarif.',
    working: 'Warten auf die App',
    slow: 'Die App braucht länger als sonst. Ihre Änderungen sind gespeichert, und die App holt den Rest von selbst nach.',
    done: 'Alles bereit. Ihr Abo wird geöffnet.',
    next: 'Meinen Tarif ansehen',
  },
};
