import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/productRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const productRouteWords: Translation<typeof english.productRouteWords> = {
  '/duckai': {
    title: `${brand.chat}: privater KI-Chat – ${brand.name}`,
    description: `Chatten Sie über ${brand.chat} mit mehreren KI-Modellen. Wir verraten nicht, wer Sie sind, speichern keine Chats, und nichts davon dient dem Training eines Modells.`,
  },
  '/email': {
    title: titled('E-Mail-Schutz'),
    description:
      'Weiterleitungsadressen zum Wegwerfen und E-Mails ohne Tracker. Kostenlos und mit dem Postfach, das Sie schon haben.',
  },
  '/settings': {
    title: titled('Sucheinstellungen'),
    description: `Region, Sprache, Aussehen, Datenschutz und KI für ${brand.search}, alles auf einer Seite und in diesem Browser gespeichert. Ein Konto brauchen Sie nicht.`,
  },
  '/sync/pairing': {
    title: titled('Geräte verbinden'),
    description: `Sie haben einen Kopplungscode von ${brand.browser} außerhalb der App gescannt. So geht es weiter, in vier Schritten.`,
  },
  '/theme': {
    title: titled('Helles Design, dunkles Design, eigene Farbe'),
    description:
      'Wählen Sie, wie diese Website aussieht: hell, dunkel oder wie Ihr System. Probieren Sie eine eigene Farbe aus und sehen Sie, welche Schrift darauf lesbar ist.',
  },
};
