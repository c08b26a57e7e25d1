import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/site/footerWords';
import type { Translation } from '@/lib/content/translations/translation';

export const footerWords: Translation<typeof english.footerWords> = {
  sets: {
    products: 'Produits',
    learn: 'En savoir plus',
    resources: 'Autres pages',
    legal: 'Informations légales',
  },
  tagline: 'La vie privée, en toute simplicité.',
  aboutTitle: `À propos de ${brand.name}`,
  about: `${brand.name} conçoit un moteur de recherche, un navigateur et un [chat IA](chat) qui ne collectent pas vos données. Nos applications pour [Mac](mac), [Windows](windows), [iPhone](ios), [Android](android) et [d’autres appareils](devices) sont gratuites et protègent votre vie privée mieux que [la plupart des navigateurs](compare). Aucun compte n’est nécessaire. Nos revenus viennent de notre abonnement et d’annonces [liées à la recherche, pas à la personne](earnings).`,
};
