import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/downloadRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const downloadRouteWords: Translation<typeof english.downloadRouteWords> = {
  '/app': {
    title: titled(`${brand.browser} für alle Ihre Geräte`),
    description: `${brand.browser} für Mac, Windows, iPhone, iPad und Android. Er blockiert Tracker, beantwortet Cookie-Banner und sucht privat. Kostenlos.`,
  },
  '/app/devices': {
    title: titled('Alle Downloads'),
    description: `Alle Wege zu ${brand.name}: Apps für Computer, Smartphones und Tablets sowie Erweiterungen für andere Browser.`,
  },
  '/app/landing': {
    title: titled(`${brand.browser} holen`),
    description: `${brand.browser} auf einen Blick: was er blockiert, wie er bewertet wird und wie Sie ihn auf diesem Gerät installieren.`,
  },
  '/app/unsupported': {
    title: titled('Was auf einem älteren Gerät funktioniert'),
    description: `Ihr System ist älter, als ${brand.browser} unterstützt. Hier steht, was darauf trotzdem funktioniert und was auf anderen Geräten.`,
  },
  '/browser': {
    title: titled('So schützt Sie unser Browser'),
    description: `Was ${brand.browser} vom ersten getippten Buchstaben bis zum letzten geschlossenen Tab tut, Schritt für Schritt.`,
  },
  '/mac': {
    title: titled(`${brand.browser} für Mac herunterladen`),
    description:
      'Ein schneller Browser für den Mac, der Tracker blockiert, bevor sie laden. Herunterladen, in den Ordner „Programme“ ziehen, fertig.',
  },
  '/windows': {
    title: titled(`${brand.browser} für Windows herunterladen`),
    description:
      'Ein privater Browser für Windows 10 und 11. Er ist kostenlos, in einer Minute installiert und braucht kein Konto.',
  },
  '/windows-preview': {
    title: titled('Windows-Vorschau'),
    description: `Testen Sie neue Funktionen von ${brand.browser} für Windows vorab. Die Vorschau wird neben der regulären App installiert.`,
  },
  '/windows-user-survey': {
    title: titled('Ihre Meinung zur Windows-App'),
    description: `Sechs Fragen zu ${brand.browser} für Windows, die Sie per E-Mail beantworten. Auf dieser Seite wird nichts gespeichert.`,
  },
  '/malicious-site-protection/report-error': {
    title: titled('Falsche Warnung melden'),
    description:
      'Haben wir vor einer sicheren Seite gewarnt? Nennen Sie uns die Adresse, und wir prüfen sie.',
  },
  '/extension-success': {
    title: titled('Die Erweiterung ist eingeschaltet'),
    description:
      'Was sich in Ihrem Browser gerade geändert hat, wo Sie es sehen und wie Sie denselben Schutz auf Ihr Smartphone holen.',
  },
  '/compare-privacy': {
    title: titled('Browser und Privatsphäre im Vergleich'),
    description: `${brand.browser} im Vergleich mit Chrome, Edge, Safari, Firefox und Brave: 17 Schutzfunktionen, Zeile für Zeile, mit Anmerkungen.`,
  },
};
