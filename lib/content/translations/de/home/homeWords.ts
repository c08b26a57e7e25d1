import { brand } from '@/lib/content/brand';
import { figures, shortCount, shortDollars, spelledCount } from '@/lib/content/figures';
import type * as english from '@/lib/content/home/homeWords';
import { reviewedMonth } from '@/lib/content/reviewedFacts';
import type { Translation } from '@/lib/content/translations/translation';

const decimal = new Intl.NumberFormat('de');

export const homeHero: Translation<typeof english.homeHero> = {
  title: 'Suchen, ohne verfolgt zu werden',
  lead: `${brand.name} findet, wonach Sie suchen, und speichert keine Ihrer Suchanfragen.`,
  searchLabel: 'Privat im Web suchen',
  trust: [
    'Kein Profil',
    'Kein Suchverlauf',
    `${spelledCount(figures.monthlySearches, 'de')} Suchanfragen im Monat`,
  ],
  scroll: 'Was wir noch machen',
  offers: `Mehr von ${brand.name}`,
};

export const searchPicture: Translation<typeof english.searchPicture> = {
  query: 'wohin fliegen Enten im Winter',
  address: new URL(brand.searchUrl).host,
  answerTitle: 'Meist nach Süden.',
  answerText: 'Viele Krickenten ziehen von Seen im Norden in milde Feuchtgebiete.',
  counterLabel: 'Tracker auf dieser Seite',
  counter: '0',
};

export const homeFigures: Translation<typeof english.homeFigures> = {
  title: `${brand.name} in Zahlen`,
  lead: `Wir zählen Suchanfragen und Downloads, keine Menschen. Stand: ${reviewedMonth('figures', 'de')}.`,
  items: [
    { value: shortCount(figures.monthlySearches, 'de'), label: 'Suchanfragen im Monat' },
    { value: shortCount(figures.monthlyDownloads, 'de'), label: 'Downloads im Monat' },
    {
      value: `Platz ${figures.mobileSearchRank}`,
      label: 'unter den Such\u00admaschinen auf Smartphones in den USA',
    },
    {
      value: decimal.format(figures.ios.rating),
      label: `Sterne unter iOS, aus ${shortCount(figures.ios.reviews, 'de')} Bewertungen`,
    },
    {
      value: decimal.format(figures.android.rating),
      label: `Sterne unter Android, aus ${shortCount(figures.android.reviews, 'de')} Bewertungen`,
    },
    {
      value: shortDollars(figures.donatedDollars, 'de'),
      label: 'an Organisationen für Privatsphäre gespendet',
    },
  ],
};

export const homeQuestions: Translation<typeof english.homeQuestions> = {
  title: 'Häufige Fragen',
  items: [
    {
      id: 'how-do-you-earn',
      question: 'Wie verdienen Sie Geld, wenn Sie mich nicht verfolgen?',
      answer:
        'Mit unserem Abo und mit Anzeigen, die zu einer einzelnen Suche passen. Wer nach Wanderschuhen sucht, sieht Anzeigen für Wanderschuhe. Dafür braucht es kein Profil.',
    },
    {
      id: 'private-window',
      question: 'Reicht ein privates Fenster in meinem Browser nicht aus?',
      answer:
        'Es löscht nur die Spuren auf Ihrem eigenen Gerät. Websites, Werbenetzwerke und Ihr Internetanbieter sehen weiterhin, was Sie tun.',
    },
    {
      id: 'how-results-compare',
      question: 'Sind die Ergebnisse genauso gut?',
      answer:
        'Bei den meisten Suchen merken Sie keinen Unterschied, außer dass alle dieselben Ergebnisse bekommen. Direkt auf einer anderen Website suchen Sie mit einem Bang wie !w.',
    },
    {
      id: 'who-owns-you',
      question: 'Gehören Sie einem Werbekonzern?',
      answer: `Nein. ${brand.legalName} gehört den Menschen, die hier arbeiten, und Investoren, nicht einem Unternehmen, das persönliche Daten verkauft.`,
    },
  ],
};
