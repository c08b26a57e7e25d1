import { brand } from '@/lib/content/brand';
import { figures, shortCount, shortDollars } from '@/lib/content/figures';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type * as english from '@/lib/content/subscription/proReading';
import type { Translation } from '@/lib/content/translations/translation';

export const reading: Translation<typeof english.reading> = {
  assurances: [
    { icon: 'devices', text: `VPN auf ${subscriptionFigures.vpnDevices} Geräten gleichzeitig` },
    { icon: 'calendar', text: 'Jederzeit kündbar' },
    { icon: 'mail', text: 'Ohne Passwort, E-\u2060Mail-Adresse freiwillig' },
  ],
  devices: {
    title: 'Auf jedem Gerät einmal einrichten',
    here: 'Sie abonnieren hier.',
    lead: `Der Schutz ist in ${brand.browser} eingebaut, und der Browser ist kostenlos.`,
    steps: [
      {
        title: 'Tarif wählen',
        text: 'Zahlen Sie mit Karte. Dabei legen wir ein Konto für Sie an, ohne Namen und Passwort.',
      },
      {
        title: `${brand.browser} öffnen`,
        text: 'Installieren Sie ihn auf Smartphone oder Computer und schalten Sie ein, was Sie brauchen. Für das VPN genügt ein Tippen.',
      },
      {
        title: 'Weitere Geräte hinzufügen',
        text: 'Fügen Sie Ihre E-Mail-Adresse hinzu und geben Sie auf dem nächsten Gerät einen Einmalcode ein, dann ist auch dieses geschützt.',
      },
    ],
    table: {
      caption: 'Was auf welchem Gerät funktioniert',
      feature: 'Funktion',
      yes: 'Ja',
      no: 'Nein',
    },
  },
  figures: {
    title: `Wer hinter ${brand.name} steht`,
    lead: 'Angefangen haben wir mit privater Suche und einem privaten Browser. Beides ist bis heute kostenlos.',
    items: [
      {
        figure: figures.ios.rating.toLocaleString('de'),
        text: `auf iOS, bei ${shortCount(figures.ios.reviews, 'de')} Bewertungen`,
      },
      {
        figure: figures.android.rating.toLocaleString('de'),
        text: `auf Android, bei ${shortCount(figures.android.reviews, 'de')} Bewertungen`,
      },
      { figure: shortCount(figures.monthlyDownloads, 'de'), text: 'Downloads unserer Apps im Monat' },
      {
        figure: shortDollars(figures.donatedDollars, 'de'),
        text: 'an Organisationen für Privatsphäre gespendet',
      },
    ],
  },
  questionsTitle: 'Häufige Fragen',
  closing: {
    title: 'Möchten Sie loslegen?',
    text: 'Wenn Sie es sich anders überlegen, kündigen Sie online in einer Minute.',
    button: 'Tarif wählen',
  },
};

export const buyTerms: Translation<typeof english.buyTerms> = {
  moneyBack: `Zum ersten Kauf gehört eine Geld-zurück-Garantie von ${moneyBackDays} Tagen.`,
  firstOnly: 'Testphase und Geld-zurück-Garantie gibt es nur beim ersten Kauf.',
  payment: 'Zahlung über Stripe.',
  before: 'Es gelten die ',
  link: 'Bedingungen',
  after: '.',
};
