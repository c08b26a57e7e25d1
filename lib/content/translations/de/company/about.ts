import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/about';
import { figures, spelledCount } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const aboutHero: Translation<typeof english.aboutHero> = {
  before: 'Wir bringen dem Internet bei,',
  after: 'sich um seinen eigenen Kram zu kümmern.',
  lead: `${brand.name} gibt es, um zu zeigen, dass nützliche Produkte niemanden beobachten müssen. Auf dieser Idee bauen unsere Suchmaschine, unser Browser und unser Abo auf, und wir verdienen genug, um weiterzumachen.`,
  more: 'Mehr erfahren',
};

export const aboutFigures: Translation<typeof english.aboutFigures> = {
  title: 'Wo wir heute stehen',
  items: [
    {
      icon: 'search',
      value: spelledCount(figures.monthlySearches, 'de'),
      label: 'Suchanfragen im Monat',
      note: 'Nur die Summe. An keiner steht ein Name.',
    },
    {
      icon: 'devices',
      value: `Platz ${figures.mobileSearchRank}`,
      label: 'Rang auf Smartphones',
      note: 'Unter den Suchmaschinen in den USA, nach Anteil an den Suchanfragen.',
    },
    {
      icon: 'globe',
      value: spelledCount(figures.monthlyDownloads, 'de'),
      label: 'Downloads im Monat',
      note: 'Apps und Erweiterungen, auf allen Systemen.',
    },
    {
      icon: 'star',
      value: figures.rating.toLocaleString('de'),
      label: 'Bewertung im Schnitt',
      note: `Von 5 Sternen, aus ${spelledCount(figures.ios.reviews + figures.android.reviews, 'de')} Bewertungen in zwei App-Stores.`,
    },
    {
      icon: 'chat',
      value: String(figures.teamSize),
      label: 'Menschen im Team',
      note: 'In vielen Ländern, alle arbeiten remote.',
    },
  ],
};

export const aboutIdea: Translation<typeof english.aboutIdea> = {
  title: 'Privatsphäre soll einfach sein',
  paragraphs: [
    'Der größte Teil des Webs wird mit Daten über Sie bezahlt. Wer seine Privatsphäre schützen will, macht daraus fast ein Hobby: die richtigen Einstellungen finden, Erweiterungen auswählen, sich einlesen. Dafür haben die wenigsten Zeit, und niemand sollte sie brauchen.',
    'Also nehmen wir Ihnen diese Arbeit ab. Eine Suche, die nicht gespeichert wird, braucht keine Einstellung. Ein Tracker, der nie geladen wird, hinterlässt nichts, was man aufräumen müsste. Und wenn wir etwas nicht können, sagen wir es.',
  ],
  principles: [
    {
      title: 'Weniger erheben',
      text: 'Daten, die wir nie erheben, können nicht durchsickern, nicht verkauft und nicht von uns herausverlangt werden.',
    },
    {
      title: 'Daten bleiben auf Ihrem Gerät',
      text: 'Sperrlisten, Lesezeichen und Passwörter liegen auf Ihrem Gerät, nicht auf unseren Servern.',
    },
    {
      title: 'Grenzen benennen',
      text: 'Kein Produkt macht Sie unsichtbar. Was unsere nicht können, sagen wir offen.',
    },
  ],
  links: [
    { label: 'So funktioniert die Suche', href: '/help#what-you-know' },
    { label: 'Was der Browser blockiert', href: '/browser' },
  ],
};

export const aboutHiring: Translation<typeof english.aboutHiring> = {
  title: 'Arbeiten, wo Sie leben',
  text: 'Bei uns bewirbt man sich mit bezahlten Probeprojekten. Auf derselben Stufe verdienen alle gleich viel, wo sie auch leben, und wir halten Dinge schriftlich fest, damit niemand um Mitternacht telefonieren muss.',
  points: ['Vollständig remote', 'Bezahlte Probeprojekte', 'Eine Gehaltstabelle'],
  link: { label: 'Offene Stellen ansehen', href: '/hiring' },
};

export const aboutNewsletter: Translation<typeof english.aboutNewsletter> = {
  title: 'Unser wöchentlicher Newsletter',
  text: 'Was sich diese Woche beim Datenschutz geändert hat, in fünf Minuten gelesen. Ob Sie ihn öffnen, erfahren wir nicht.',
};

export const aboutPodcast: Translation<typeof english.aboutPodcast> = {
  eyebrow: 'Podcast',
  title: 'Nobody’s Watching',
  text: 'Gespräche auf Englisch über die kleinen Entscheidungen hinter einem privaten Web. Eine Folge dauert etwa eine halbe Stunde.',
  link: { label: 'Eine Folge anhören', href: brand.podcastUrl },
  note: 'Öffnet eine andere Website mit eigener Datenschutzerklärung.',
};
