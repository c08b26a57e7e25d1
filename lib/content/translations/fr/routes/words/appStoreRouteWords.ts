import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/appStoreRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const appStoreRouteWords: Translation<typeof english.appStoreRouteWords> = {
  '/subscriptions': {
    title: titled('S’abonner dans l’application'),
    description: `Ce que comprend ${brand.subscription} et ce qu’il coûte dans la boutique d’applications de votre appareil.`,
  },
  '/subscriptions/plans': {
    title: titled('Les formules dans l’application'),
    description: `Comparez les formules de ${brand.subscription}, choisissez-en une ou changez de formule.`,
  },
  '/subscriptions/new/mobile/vpn': {
    title: titled('Le VPN dans l’application'),
    description: `Obtenez le VPN et tout le reste de ${brand.subscription} dans la boutique d’applications de votre téléphone.`,
  },
  '/subscriptions/new/mobile/duckai': {
    title: titled(`Des modèles plus performants dans ${brand.chat}`),
    description: `Obtenez des modèles plus performants dans ${brand.chat} et tout le reste de ${brand.subscription} dans la boutique d’applications de votre téléphone.`,
  },
  '/subscriptions/new/mobile/pir': {
    title: titled('Suppression de données dans l’application'),
    description: `Obtenez la suppression de données personnelles et tout le reste de ${brand.subscription} dans la boutique d’applications de votre téléphone.`,
  },
  '/subscriptions/welcome': {
    title: titled('Votre abonnement dans l’application'),
    description:
      'Ouvrez les fonctions de votre abonnement dans l’application et ajoutez-le à vos autres appareils.',
  },
  '/subscriptions/welcome/stripe': {
    title: titled('Vérification de votre abonnement'),
    description: 'L’application vérifie votre abonnement. Inutile d’attendre ou de payer une seconde fois.',
  },
};
