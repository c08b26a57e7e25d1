import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/site/navigationWords';
import type { Translation } from '@/lib/content/translations/translation';

export const navigationWords: Translation<typeof english.navigationWords> = {
  header: { browser: 'Navigateur', chat: 'Chat IA', subscription: 'Abonnement', signIn: 'Connexion' },
  sets: {
    search: 'Recherche',
    downloads: 'Téléchargements',
    products: `Les autres produits ${brand.name}`,
    learn: 'En savoir plus',
    resources: 'Autres pages',
  },
  descriptions: {
    signIn: 'Avec un code envoyé à votre adresse e-mail',
    account: 'Formule, facturation et appareils',
    blog: 'Nos recherches, et les raisons de nos choix',
    podcast: 'Une demi-heure sur la vie privée',
  },
  promos: {
    browser: {
      title: `Téléchargez ${brand.browser}`,
      text: 'Recherchez, naviguez et supprimez vos données dans une seule application gratuite.',
      action: 'Obtenir le navigateur',
    },
    subscription: {
      title: 'Votre vie privée, au-delà du navigateur',
      text: 'VPN, aide en cas d’usurpation d’identité et, aux États-Unis, suppression de données personnelles.',
      action: 'Essayer gratuitement',
    },
  },
  dismissPromo: 'Masquer cette offre',
};
