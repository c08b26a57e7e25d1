import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/site/footerWords';
import type { Translation } from '@/lib/content/translations/translation';

export const footerWords: Translation<typeof english.footerWords> = {
  sets: {
    products: 'Productos',
    learn: 'Más información',
    resources: 'Otras páginas',
    legal: 'Textos legales',
  },
  tagline: 'Privacidad sin complicaciones.',
  aboutTitle: `Acerca de ${brand.name}`,
  about: `${brand.name} crea un buscador, un navegador y un [chat de IA](chat) que no recopilan tus datos. Nuestras aplicaciones para [Mac](mac), [Windows](windows), [iPhone](ios), [Android](android) y [otros dispositivos](devices) son gratuitas y protegen tu privacidad mejor que [la mayoría de los navegadores](compare). No necesitas una cuenta. Ganamos dinero con nuestra suscripción y con anuncios que se basan [en la búsqueda, no en la persona](earnings).`,
};
