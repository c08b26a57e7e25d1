import type * as english from '@/lib/content/app/activation';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const activationWords: Translation<typeof english.activationWords> = {
  loading: 'Ihr Abo wird geladen',
  choice: {
    heading: 'Ihr Abo hier nutzen',
    intro: `Haben Sie schon ein ${brand.name}-Abo? Dann nutzen Sie es auf diesem Gerät ohne Aufpreis.`,
    store: {
      title: 'Im App-Store gekauft',
      text: 'Wenn Sie auf diesem Gerät mit demselben Store-Konto angemeldet sind, können Sie Ihr Abo von dort wiederherstellen.',
      action: 'Kauf wiederherstellen',
    },
    email: {
      title: 'Mit Ihrer E-\u2060Mail-Adresse',
      text: 'Verwenden Sie die Adresse, die Sie zu Ihrem Abo hinzugefügt oder beim Bezahlen angegeben haben. Wir senden einen Code dorthin.',
      action: 'Weiter mit E-\u2060Mail',
    },
    webEmail: {
      title: 'Mit Ihrer E-\u2060Mail-Adresse',
      text: 'Melden Sie sich mit einem Code an, den wir an die E-\u2060Mail-Adresse Ihres Abos senden.',
      action: 'Weiter mit E-\u2060Mail',
    },
    none: 'Noch kein Abo?',
    plans: 'Tarife ansehen',
  },
  signedIn: {
    heading: 'Ihr Abo ist hier aktiv',
    intro: (email) =>
      email
        ? `Sie sind als ${email} angemeldet.`
        : 'Es hat noch keine E-Mail-Adresse. Fügen Sie eine hinzu, um es auf Ihren anderen Geräten zu nutzen.',
    another: 'Auf einem anderen Gerät nutzen',
    addEmail: 'E-Mail-Adresse hinzufügen',
    manage: 'Abo verwalten',
  },
  done: {
    heading: 'Ihr Abo ist hier aktiv',
    intro: 'Alles, was dazugehört, können Sie auf diesem Gerät jetzt nutzen.',
    open: 'Ansehen, was enthalten ist',
    account: 'Abo verwalten',
    settings: 'Zurück zu den Einstellungen',
  },
  notYet: {
    heading: 'Sie sind nicht angemeldet',
    intro: 'Diese Seite erscheint, nachdem Sie ein Abo aktiviert haben. Das können Sie jetzt tun.',
    start: 'Abo aktivieren',
  },
  another: {
    heading: 'Auf Ihrem anderen Gerät',
    intro:
      'Mit der folgenden E-Mail-Adresse melden Sie sich auf jedem Ihrer Smartphones, Tablets und Computer an.',
    address: 'Ihre E-Mail-Adresse',
    change: 'E-Mail-Adresse ändern',
    steps: [
      {
        title: `${brand.browser} installieren`,
        text: 'Laden Sie ihn aus dem App-Store des Geräts oder am Computer von unserer Website.',
      },
      {
        title: '„Einstellungen“ →\u00a0„Abonnement“ öffnen',
        text: 'Wählen Sie „Ich habe ein Abo“ und dann E-Mail.',
      },
      {
        title: 'Erst die Adresse, dann den Code eingeben',
        text: 'Den Code senden wir Ihnen per E-Mail. Er gilt 10 Minuten.',
      },
    ],
    done: 'Fertig',
  },
};
