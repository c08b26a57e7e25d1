import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/productRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const productRouteWords: Translation<typeof english.productRouteWords> = {
  '/duckai': {
    title: `${brand.chat} : chat IA privé – ${brand.name}`,
    description: `Discutez avec plusieurs modèles d’IA via ${brand.chat}. Nous ne révélons pas qui vous êtes, n’enregistrons pas vos échanges, et rien ne sert à entraîner un modèle.`,
  },
  '/email': {
    title: titled('Protection des e-mails'),
    description:
      'Des adresses de transfert jetables et des e-mails sans traqueurs. C’est gratuit et cela fonctionne avec votre boîte de réception actuelle.',
  },
  '/settings': {
    title: titled('Réglages de recherche'),
    description: `Région, langue, apparence, confidentialité et IA pour ${brand.search}, sur une seule page et enregistrées dans ce navigateur. Aucun compte nécessaire.`,
  },
  '/sync/pairing': {
    title: titled('Connecter vos appareils'),
    description: `Vous avez scanné un code d’association de ${brand.browser} en dehors de l’application. Voici qu’en faire, en quatre étapes.`,
  },
  '/theme': {
    title: titled('Thème clair, thème sombre et votre couleur'),
    description:
      'Choisissez l’apparence de ce site : claire, sombre ou comme votre système. Essayez votre propre couleur et voyez quel texte y reste lisible.',
  },
};
