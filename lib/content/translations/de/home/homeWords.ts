import { brand } from '@/lib/content/brand';
import { figures, shortCount, shortDollars, spelledCount } from '@/lib/content/figures';
import type * as english from '@/lib/content/home/homeWords';
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
  lead: 'Wir zählen Suchanfragen und Downloads, keine Menschen.',
  items: [
    { value: shortCount(figures.monthlySearches, 'de'), label: 'Suchanfragen im Monat' },
    { value: shortCount(figures.monthlyDownloads, 'de'), label: 'Downloads im Monat' },
    {
      value: `Platz ${figures.mobileSearchRank}`,
      label: 'unter den Such\u00admaschinen auf Smartphones in den USA',
    },
    { value: decimal.format(figures.rating), label: 'Sterne im Durchschnitt' },
    { value: String(figures.teamSize), label: 'Menschen im Team' },
    {
      value: shortDollars(figures.donatedDollars, 'de'),
      label: 'an Organisationen für Privatsphäre gespendet',
    },
  ],
  ratings: [
    {
      store: 'iOS',
      name: 'App Store',
      rating: decimal.format(figures.ios.rating),
      reviews: `${shortCount(figures.ios.reviews, 'de')} Bewertungen`,
    },
    {
      store: 'Android',
      name: 'Google Play',
      rating: decimal.format(figures.android.rating),
      reviews: `${shortCount(figures.android.reviews, 'de')} Bewertungen`,
    },
  ],
};

export const subscriptionCall: Translation<typeof english.subscriptionCall> = {
  title: 'Mehr Schutz in einem Abo',
  text: `Testen Sie ${brand.subscription} kostenlos. Kündigen können Sie jederzeit, ohne Angabe von Gründen.`,
  action: { label: 'Tarife und Preise ansehen', href: '/pro' },
  own: {
    text: 'Nutzen Sie es auf allen Ihren Geräten und verwalten Sie es in Ihrem Konto.',
    action: { label: 'Abo verwalten', href: '/subscriptions/manage' },
  },
  features: [
    { label: 'Ein VPN für alle Ihre Geräte' },
    { label: 'Entfernung persönlicher Daten (USA)' },
    { label: 'Hilfe bei Identitäts\u00addiebstahl' },
    { label: `Leistungs\u00adfähigere Modelle in ${brand.chat}`, flag: 'usePaidDuckAi' },
  ],
};

export const homeClosing: Translation<typeof english.homeClosing> = {
  title: `${brand.browser} herunterladen`,
  text: 'Kostenlos auf allen Ihren Geräten und ganz ohne Konto.',
  all: { label: 'Alle Downloads ansehen', href: '/app/devices' },
};

export const homeQuestions: Translation<typeof english.homeQuestions> = {
  title: 'Häufige Fragen',
  items: [
    {
      id: 'what-is-it',
      question: `Was ist ${brand.name}?`,
      answer:
        'Wir entwickeln eine Suchmaschine, einen Browser, einen KI-Chat und ein Abo für alle, denen ihre Privatsphäre wichtig ist. Bis auf das Abo ist alles kostenlos.',
    },
    {
      id: 'how-it-protects',
      question: 'Wie schützen Sie meine Privatsphäre?',
      answer:
        'Wir ordnen Suchanfragen niemandem zu und haben deshalb kein Profil von Ihnen. Unser Browser blockiert Tracker, entfernt Tracking-Codes aus Links und nutzt verschlüsselte Verbindungen.',
    },
    {
      id: 'everything-blocked',
      question: 'Blockieren Sie jeden Tracker?',
      answer:
        'Nein, das kann niemand. Wir blockieren bekannte Tracker, bevor sie laden, nehmen neue auf, sobald wir sie finden, und zeigen Ihnen auf jeder Seite, was blockiert wurde.',
    },
    {
      id: 'how-many-users',
      question: 'Wie viele Menschen nutzen das?',
      answer: `Das können wir nicht sagen, denn wir wissen nicht, wer wiederkommt. Was wir zählen: ${spelledCount(figures.monthlySearches, 'de')} Suchanfragen und ${spelledCount(figures.monthlyDownloads, 'de')} Downloads im Monat.`,
    },
    {
      id: 'how-do-you-earn',
      question: 'Wie verdienen Sie Geld, wenn Sie mich nicht verfolgen?',
      answer:
        'Mit unserem Abo und mit Anzeigen, die zu einer einzelnen Suche passen. Wer nach Wanderschuhen sucht, sieht Anzeigen für Wanderschuhe. Dafür braucht es kein Profil.',
    },
    {
      id: 'why-change',
      question: 'Warum sollte ich meine Suchmaschine wechseln?',
      answer:
        'Die meisten Suchmaschinen speichern Ihre Suchanfragen, oft jahrelang, und richten Ergebnisse und Anzeigen danach aus. Wir tun das nicht.',
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
