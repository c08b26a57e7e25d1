import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/activationRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const activationRouteWords: Translation<typeof english.activationRouteWords> = {
  '/subscriptions/activation-flow': {
    title: titled('Activer votre abonnement'),
    description: 'Utilisez sur cet appareil un abonnement que vous avez déjà, ou ajoutez-le à un autre.',
  },
  '/subscriptions/activation-flow/this-device': {
    title: titled('Activer sur cet appareil'),
    description:
      'Retrouvez un abonnement déjà acheté, par la boutique d’applications ou avec votre adresse e-mail.',
  },
  '/subscriptions/activation-flow/this-device/email': {
    title: titled('Votre abonnement sur cet appareil'),
    description: 'L’adresse e-mail de l’abonnement sur cet appareil.',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email': {
    title: titled('Activer par e-mail'),
    description:
      'Activez votre abonnement sur cet appareil avec un code à usage unique envoyé à son adresse e-mail.',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email/otp': {
    title: titled('Votre code d’activation'),
    description: 'Saisissez le code à usage unique qui active votre abonnement sur cet appareil.',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email/success': {
    title: titled('Abonnement activé'),
    description: 'Votre abonnement est actif sur cet appareil. Voici ce que vous pouvez faire maintenant.',
  },
  '/subscriptions/activation-flow/another-device': {
    title: titled('L’utiliser sur un autre appareil'),
    description: 'Ajoutez votre abonnement à un autre téléphone, à une tablette ou à un ordinateur.',
  },
  '/subscriptions/activation-flow/another-device/add-email': {
    title: titled('Ajouter une adresse pour vos appareils'),
    description: 'Ajoutez une adresse e-mail qui servira à activer vos autres appareils.',
  },
  '/subscriptions/activation-flow/another-device/add-email/otp': {
    title: titled('Confirmer l’adresse pour vos appareils'),
    description: 'Saisissez le code à usage unique qui confirme l’adresse pour vos autres appareils.',
  },
  '/subscriptions/activation-flow/another-device/add-email/success': {
    title: titled('Adresse pour vos appareils ajoutée'),
    description: 'Votre adresse est confirmée. Voici comment activer votre autre appareil avec elle.',
  },
  '/subscriptions/activation-flow/another-device/email': {
    title: titled('Les étapes pour votre autre appareil'),
    description: 'Trois étapes pour utiliser votre abonnement sur un autre appareil.',
  },
  '/subscriptions/add-email/otp': {
    title: titled('Confirmer votre adresse'),
    description: 'Saisissez le code à usage unique qui confirme la nouvelle adresse de votre abonnement.',
  },
  '/subscriptions/add-email/success': {
    title: titled('Votre adresse est confirmée'),
    description: 'L’adresse de votre abonnement est confirmée. Voici à quoi elle peut vous servir.',
  },
  '/subscriptions/activate/success': {
    title: titled('Connexion réussie'),
    description: 'La connexion par e-mail a réussi et votre abonnement est actif ici. Voici la suite.',
  },
};
