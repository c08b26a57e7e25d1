import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/subscriptionRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const subscriptionRouteWords: Translation<typeof english.subscriptionRouteWords> = {
  '/pro': {
    title: `${brand.subscription} – VPN et aide en cas d’usurpation d’identité`,
    description: `VPN, aide en cas d’usurpation d’identité et modèles plus performants dans ${brand.chat}. Aux États-Unis, suppression de données personnelles. Résiliable à tout moment.`,
  },
  '/pro/welcome': {
    title: titled('Bienvenue dans votre abonnement'),
    description: 'Votre abonnement est prêt. Voici la suite, sur chacun de vos appareils.',
  },
  '/pro/add-email': {
    title: titled('Configurer votre adresse e-mail'),
    description: 'Ajoutez une adresse e-mail pour utiliser votre abonnement sur d’autres appareils.',
  },
  '/pro/notify': {
    title: titled('Confirmer votre intérêt pour l’abonnement'),
    description:
      'Confirmez que vous souhaitez savoir quand l’abonnement sera disponible dans votre pays, ou retirez votre adresse.',
  },
  '/subscriptions/activate': {
    title: titled('Se connecter à votre compte'),
    description: 'Connectez-vous avec un code à usage unique envoyé à l’adresse e-mail de votre abonnement.',
  },
  '/subscriptions/confirm': {
    title: titled('Confirmer votre code'),
    description: 'Saisissez le code à usage unique que nous avons envoyé à votre adresse e-mail.',
  },
  '/subscriptions/add-email': {
    title: titled('Ajouter une adresse e-mail'),
    description: 'Ajoutez une adresse e-mail à votre abonnement pour vous connecter sur d’autres appareils.',
  },
  '/subscriptions/edit-email': {
    title: titled('Modifier votre adresse e-mail'),
    description: 'Modifiez l’adresse e-mail de votre abonnement.',
  },
  '/subscriptions/undo-email': {
    title: titled('Annuler une modification d’adresse'),
    description: 'Annulez une modification de l’adresse e-mail de votre abonnement.',
  },
  '/subscriptions/manage': {
    title: titled('Votre abonnement'),
    description:
      'Formule, date de renouvellement, facturation, adresse e-mail et appareils de votre abonnement.',
  },
};
