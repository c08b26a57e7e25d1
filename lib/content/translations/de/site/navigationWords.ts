import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/site/navigationWords';
import type { Translation } from '@/lib/content/translations/translation';

export const navigationWords: Translation<typeof english.navigationWords> = {
  header: { browser: 'Browser', chat: 'KI-Chat', subscription: 'Abo', signIn: 'Anmelden' },
  sets: {
    search: 'Suche',
    downloads: 'Downloads',
    products: `Mehr von ${brand.name}`,
    learn: 'Mehr erfahren',
    resources: 'Weitere Seiten',
  },
  descriptions: {
    signIn: 'Mit einem Code an Ihre E-Mail-Adresse',
    account: 'Tarif, Abrechnung und Geräte',
    blog: 'Was wir erforschen und warum wir bauen, was wir bauen',
    podcast: 'Eine halbe Stunde über Privatsphäre',
  },
  promos: {
    browser: {
      title: `${brand.browser} herunterladen`,
      text: 'Suchen, surfen und Spuren löschen, in einer kostenlosen App.',
      action: 'Zum Browser',
    },
    subscription: {
      title: 'Privatsphäre über den Browser hinaus',
      text: 'VPN und Hilfe bei Identitätsdiebstahl, in den USA auch Entfernung persönlicher Daten.',
      action: 'Kostenlos testen',
    },
  },
  dismissPromo: 'Angebot ausblenden',
};
