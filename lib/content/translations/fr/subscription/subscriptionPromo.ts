import type * as english from '@/lib/content/subscription/subscriptionPromo';
import type { Translation } from '@/lib/content/translations/translation';

export const subscriptionPromo: Translation<typeof english.subscriptionPromo> = {
  line: { text: 'Une vie privée au-delà du navigateur ?', link: 'Voir l’abonnement' },
  banner: {
    title: 'Votre vie privée au-delà du navigateur',
    text: 'Votre fournisseur d’accès voit quels sites vous consultez, et des courtiers en données vendent votre adresse. L’abonnement comprend un VPN et, aux États-Unis, fait retirer vos fiches.',
    link: 'Voir ce qui est compris',
  },
  own: {
    line: {
      text: 'Votre vie privée va au-delà du navigateur.',
      link: 'Gérer l’abonnement',
    },
    banner: {
      title: 'Votre protection va au-delà du navigateur',
      text: 'Votre abonnement comprend un VPN qui cache quels sites vous consultez. Aux États-Unis, il fait aussi retirer vos fiches des sites de courtiers en données.',
      link: 'Gérer l’abonnement',
    },
  },
};
