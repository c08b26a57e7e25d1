import { brand } from '@/lib/content/brand';
import { firstDonationYear } from '@/lib/content/company/donations';
import type * as english from '@/lib/content/company/press';
import { pressKit } from '@/lib/content/company/pressKit';
import { figures, shortCount, shortDollars, spelledCount } from '@/lib/content/figures';
import { reviewedMonth } from '@/lib/content/reviewedFacts';
import type { Translation } from '@/lib/content/translations/translation';

export const pressHero: Translation<typeof english.pressHero> = {
  eyebrow: 'Presse',
  title: 'Fakten, Bilder und ein Presse\u00adkontakt',
  lead: `Alles, was Sie für einen Bericht über ${brand.name} brauchen, frei verwendbar. Kein Formular und keine Sperrfrist.`,
  jump: 'Pressematerial ansehen',
  mail: `E-Mail an ${brand.pressEmail}`,
};

export const pressSheet: Translation<typeof english.pressSheet> = {
  title: `Fakten über ${brand.name}`,
  note: `Stand der Zahlen: ${reviewedMonth('figures', 'de')}. Bitte nennen Sie diesen Stand, wenn Sie sie zitieren.`,
  rows: [
    { name: 'Was wir sind', value: 'Ein Datenschutzunternehmen: Suchmaschine, Browser, KI-Chat, Abo' },
    { name: 'Offizieller Name', value: brand.legalName },
    { name: 'Suchanfragen', value: `${spelledCount(figures.monthlySearches, 'de')} im Monat` },
    { name: 'Downloads', value: `${spelledCount(figures.monthlyDownloads, 'de')} im Monat` },
    {
      name: 'Rang auf Smartphones',
      value: `Platz ${figures.mobileSearchRank} unter den Suchmaschinen in den USA`,
    },
    {
      name: 'Bewertungen',
      value: `${figures.ios.rating.toLocaleString('de')} unter iOS (${shortCount(figures.ios.reviews, 'de')} Bewertungen), ${figures.android.rating.toLocaleString('de')} unter Android (${shortCount(figures.android.reviews, 'de')} Bewertungen)`,
    },
    { name: 'Team', value: `${figures.teamSize} Menschen, alle remote` },
    { name: 'Spenden', value: `${shortDollars(figures.donatedDollars, 'de')} seit ${firstDonationYear}` },
    {
      name: 'Einnahmen',
      value: 'Suchanzeigen, die zu den Wörtern einer einzelnen Suche passen, und Abonnements',
    },
  ],
};

export const pressMission: Translation<typeof english.pressMission> = {
  title: 'Unser Auftrag',
  sentence: `${brand.name} macht Privatsphäre einfach, damit das Internet zu nutzen nicht länger heißt, von ihm benutzt zu werden.`,
  hint: 'Diesen Satz dürfen Sie zitieren.',
};

export const pressMaterials: Translation<typeof english.pressMaterials> = {
  title: 'Pressematerial',
  kit: {
    title: 'Pressepaket',
    text: 'Unser Logo und unsere Bildmarke für helle und dunkle Hintergründe, die fünf Markenfarben, Produktbilder und Hinweise zur Verwendung, in einer Datei. Die Hinweise sind auf Englisch.',
    label: 'Pressepaket herunterladen',
    detail: `ZIP, ${pressKit.kilobytes} KB`,
  },
  colors: {
    title: 'Farben',
    names: {
      body: 'Petrol',
      head: 'Tiefes Petrol',
      stripe: 'Helles Petrol',
      beak: 'Schnabel',
      sand: 'Sand',
    },
  },
  rules: {
    title: 'So verwenden Sie unsere Bildmarke',
    list: [
      'Lassen Sie auf allen Seiten eine halbe Ente Abstand.',
      'Verwenden Sie sie in ihren eigenen Farben, oder in einer Farbe, wenn der Druck es verlangt.',
      'Bitte nicht drehen, nicht verzerren und ihr keinen Hut aufsetzen.',
    ],
  },
  pictures: {
    title: 'Produktbilder',
    lead: 'Unsere eigenen Zeichnungen, im Paket als SVG und PNG, für helle und dunkle Hintergründe.',
    captions: {
      vpn: 'Das VPN verbindet zwei Orte',
      removal: 'Entfernung persönlicher Daten',
      chat: `KI-Modelle in ${brand.chat}`,
    },
  },
};

export const pressContact: Translation<typeof english.pressContact> = {
  title: 'Drängt der Redaktions\u00adschluss?',
  text: 'Schreiben Sie uns Ihre Frage und bis wann Sie die Antwort brauchen. Diesen Posteingang lesen wir werktags, in europäischen und amerikanischen Zeitzonen.',
  email: brand.pressEmail,
};
