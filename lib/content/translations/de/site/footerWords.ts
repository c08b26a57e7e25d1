import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/site/footerWords';
import type { Translation } from '@/lib/content/translations/translation';

export const footerWords: Translation<typeof english.footerWords> = {
  sets: {
    products: 'Produkte',
    learn: 'Mehr erfahren',
    resources: 'Weitere Seiten',
    legal: 'Rechtliches',
  },
  tagline: 'Privatsphäre leicht gemacht.',
  aboutTitle: `Über ${brand.name}`,
  about: `${brand.name} entwickelt eine Suchmaschine, einen Browser und einen [KI-Chat](chat), die Ihre Daten nicht sammeln. Unsere Apps für [Mac](mac), [Windows](windows), [iPhone](ios), [Android](android) und [weitere Geräte](devices) sind kostenlos und schützen Ihre Privatsphäre besser als [die meisten Browser](compare). Ein Konto brauchen Sie nicht. Wir verdienen Geld mit unserem Abo und mit Anzeigen, die [zur Suche passen, nicht zur Person](earnings).`,
};
