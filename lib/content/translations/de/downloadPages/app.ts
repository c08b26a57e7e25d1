import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/app';
import { figures, shortCount, spelledCount } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const appBranding: Translation<typeof english.appBranding> = [
  { variant: 'control', name: brand.browser },
  { variant: 'treatmenta', name: `Die ${brand.name}-App` },
  { variant: 'treatmentb', name: `${brand.name}, Suche und Browser in einem` },
];

export const appFeatures: Translation<typeof english.appFeatures> = {
  title: 'Von Anfang an geschützt',
  lead: 'Wenn Sie die App zum ersten Mal öffnen, ist jeder Schutz schon eingeschaltet. Sie müssen keine Einstellung ändern.',
  items: [
    {
      id: 'trackers',
      title: 'Blockiert Tracker',
      text: 'Die meisten Seiten nehmen schon beim Öffnen Kontakt zu anderen Unternehmen auf. Wir unterbinden das und zeigen Ihnen, welche es waren.',
    },
    {
      id: 'clear',
      title: 'Löscht Ihre Daten',
      text: 'Eine Schaltfläche schließt Ihre Tabs und löscht Verlauf und Cookies. Auf Websites, denen Sie vertrauen, können Sie angemeldet bleiben.',
    },
    {
      id: 'cookies',
      title: 'Beantwortet Cookie-Banner',
      text: 'Wir wählen „Nein“, wo immer eine Website das anbietet.',
    },
    {
      id: 'search',
      title: 'Sucht privat',
      text: `Die Adressleiste nutzt ${brand.search}. Dort weiß niemand, von wem die Frage kommt.`,
    },
    {
      id: 'email',
      title: 'Schützt Ihre E-\u2060Mails',
      text: 'Geben Sie eine Weiterleitungsadresse an. Wir entfernen die Tracker, bevor die E-Mail bei Ihnen ankommt.',
    },
  ],
};

export const ratings: Translation<typeof english.ratings> = {
  title: 'Bewertungen',
  stores: [
    {
      store: 'App Store',
      rating: shortCount(figures.ios.rating, 'de'),
      reviews: `${shortCount(figures.ios.reviews, 'de')} Bewertungen`,
    },
    {
      store: 'Google Play',
      rating: shortCount(figures.android.rating, 'de'),
      reviews: `${shortCount(figures.android.reviews, 'de')} Bewertungen`,
    },
  ],
  downloads: { value: spelledCount(figures.monthlyDownloads, 'de'), label: 'Downloads im Monat' },
  outOf: 'von 5',
};

export const appComparison: Translation<typeof english.appComparison> = {
  title: 'Im Vergleich',
  lead: 'Einige Zeilen aus der vollständigen Tabelle. Sie nennt jede Ausnahme, auch unsere eigenen.',
  more: 'Alle Browser vergleichen',
};

export const appQuestions: Translation<typeof english.appQuestions> = {
  title: 'Fragen zur App',
  items: [
    {
      id: 'free',
      question: 'Ist die App wirklich kostenlos?',
      answer: `Ja, ganz und auf jedem Gerät. Wir verdienen an Suchanzeigen, die zu den eingegebenen Wörtern passen, und an ${brand.subscription}, das niemand abschließen muss.`,
    },
    {
      id: 'sites',
      question: 'Funktionieren Websites dann noch?',
      answer:
        'Fast alle. Hin und wieder braucht eine Website einen Tracker, um zu funktionieren. Klicken oder tippen Sie dann auf das Schild-Symbol, schalten Sie den Schutz für diese Website ab und sagen Sie uns Bescheid, damit wir das beheben können.',
    },
    {
      id: 'sync',
      question: 'Kann ich sie auf dem Smartphone und am Computer nutzen?',
      answer:
        'Ja, auf so vielen Geräten, wie Sie haben. Lesezeichen und Passwörter synchronisieren Sie, indem Sie einen Code scannen. Sie sind Ende-zu-Ende-verschlüsselt, und ein Konto gibt es nicht.',
    },
    {
      id: 'ai',
      question: 'Muss ich die KI-\u2060Funktionen nutzen?',
      answer: `Nein. ${brand.chat} und KI-Antworten können Sie in den Einstellungen abschalten. Dann sind sie weg und nicht nur hinter einer kleineren Schaltfläche versteckt.`,
    },
  ],
};

export const appClosing: Translation<typeof english.appClosing> = {
  title: 'Für alle Ihre Geräte',
  text: 'Kostenlos auf Smartphones, Tablets und Computern.',
};
