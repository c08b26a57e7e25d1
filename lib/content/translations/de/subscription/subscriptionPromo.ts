import type * as english from '@/lib/content/subscription/subscriptionPromo';
import type { Translation } from '@/lib/content/translations/translation';

export const subscriptionPromo: Translation<typeof english.subscriptionPromo> = {
  line: { text: 'Privatsphäre auch über den Browser hinaus?', link: 'Abo ansehen' },
  banner: {
    title: 'Privatsphäre über den Browser hinaus',
    text: 'Ihr Internetanbieter sieht, welche Websites Sie besuchen, und Datenhändler verkaufen Ihre Anschrift. Das Abo enthält ein VPN und lässt in den USA Ihre Einträge entfernen.',
    link: 'Was enthalten ist',
  },
  own: {
    line: {
      text: 'Ihre Privatsphäre reicht über den Browser hinaus.',
      link: 'Abo verwalten',
    },
    banner: {
      title: 'Sie sind auch über den Browser hinaus geschützt',
      text: 'Ihr Abo enthält ein VPN, das verbirgt, welche Websites Sie besuchen. In den USA lässt es auch Ihre Einträge von Datenhändler-Seiten entfernen.',
      link: 'Abo verwalten',
    },
  },
};
