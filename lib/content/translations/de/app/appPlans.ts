import type * as english from '@/lib/content/app/appPlans';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const plansWords: Translation<typeof english.plansWords> = {
  heading: 'Tarife',
  intro: {
    new: 'Jeden Tarif können Sie jederzeit kündigen und bis zum Ende der bezahlten Zeit weiter nutzen.',
    change: 'Sie können jederzeit in einen anderen Tarif wechseln.',
  },
  tiers: {
    plus: {
      name: 'Plus',
      text: `Alles aus ${brand.subscription}, für den Alltag.`,
    },
    pro: {
      name: 'Pro',
      text: `Für schwierigere Fragen und größere Aufgaben in ${brand.chat}.`,
      basis: 'Alles aus Plus',
      more: ['Die leistungsfähigsten KI-\u2060Modelle', `Höhere Limits in ${brand.chat}`],
    },
  },
  oneTier: { name: brand.subscription, text: 'Alles zu einem Preis.' },
  period: 'Abrechnungs\u00adzeitraum',
  current: 'Ihr Tarif',
  upgrade: (tier) => `Zu ${tier} wechseln`,
  downgrade: (tier) => `Zu ${tier} wechseln`,
  crossgrade: { monthly: 'Monatlich zahlen', yearly: 'Jährlich zahlen' },
  changeNote: {
    upgrade: 'Beginnt sofort. Sie zahlen die Differenz für den Rest Ihres Abrechnungszeitraums.',
    downgrade: 'Beginnt, wenn Ihr laufender Abrechnungszeitraum endet.',
    crossgrade: 'Beginnt mit Ihrer nächsten Zahlung.',
  },
  elsewhere: {
    title: 'Ändern Sie Ihren Tarif dort, wo Sie ihn abgeschlossen haben',
    apple:
      'Ihr Abo wird über den App Store abgerechnet. Ändern Sie es in den Einstellungen Ihres Apple Accounts.',
    google: 'Ihr Abo wird über Google Play abgerechnet. Ändern Sie es dort unter „Abos“.',
    stripe: 'Sie bezahlen Ihr Abo im Web per Karte. Ändern Sie es auf der Abrechnungsseite Ihres Kontos.',
    manage: 'Zu meinem Abo',
    byCard: {
      title: 'Sie bezahlen Ihren Tarif per Karte',
      text: 'Ändern Sie Ihren Tarif auf der Abrechnungsseite Ihres Kontos. Die Änderung erscheint dann in dieser App.',
      open: 'Tarif ändern',
      opening: 'Abrechnungsseite wird geöffnet',
    },
  },
  web: {
    title: 'Tarife und Preise im Web',
    text: `Diese Seite ist für ${brand.browser} gedacht. In anderen Browsern finden Sie die Tarife für Ihr Land auf der Abo-Seite.`,
    plans: 'Tarife und Preise ansehen',
    upgrade: 'Weitere Tarife ansehen',
    own: {
      title: `Sie haben ein ${brand.name}-Abo`,
      text: 'Ihr Konto zeigt Ihren Tarif und die Abrechnung.',
      manage: 'Abo verwalten',
    },
  },
};
