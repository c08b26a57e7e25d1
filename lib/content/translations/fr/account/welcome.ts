import type * as english from '@/lib/content/account/welcome';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

const preparing = 'Nous préparons votre abonnement. Cela prend quelques secondes.';

export const welcomeWords: Translation<typeof english.welcomeWords> = {
  opening: {
    heading: 'Bienvenue. Un\u00a0instant…',
    intro: preparing,
  },
  waiting: {
    heading: 'Merci. Un\u00a0instant…',
    intro: preparing,
    status: 'Préparation de votre abonnement',
  },
  slow: {
    heading: 'C’est presque prêt',
    intro:
      'La préparation prend plus de temps que d’habitude. Vous n’avez pas à payer de nouveau. Cette page continuera d’elle-même dès que tout sera prêt.',
    reload: 'Vérifier de nouveau',
  },
  ready: {
    heading: `Bienvenue dans ${brand.subscription}`,
    intro: 'Tout est activé. Plus que deux étapes pour l’utiliser sur vos appareils.',
    introLastStep: 'Tout est activé. Plus qu’une étape pour l’utiliser sur vos appareils.',
  },
  failed: {
    heading: 'Nous n’avons pas pu charger votre abonnement',
    intro:
      'Si vous venez de payer, inutile de payer de nouveau : votre achat n’est pas perdu. Vérifiez votre connexion et réessayez.',
  },
  undone: {
    heading: 'Votre abonnement n’a pas commencé',
    notCharged: 'Rien ne vous a été débité.',
    refunded: (amount) => `Les ${amount} que vous avez payés vous sont remboursés en totalité.`,
    title: 'Commencer sans essai gratuit ?',
    text: 'Cela arrive quand la carte a déjà servi à un essai gratuit ou quand l’adresse e-mail a déjà un abonnement. Pour savoir si c’est le cas, connectez-vous avec l’adresse indiquée lors du paiement.',
    next: 'Le montant vous sera indiqué encore une fois sur la page de paiement, avant que vous ne payiez.',
    pay: {
      Monthly: (amount) => `Payer ${amount} par mois`,
      Yearly: (amount) => `Payer ${amount} par an`,
    },
    otherCard: 'Essai gratuit avec une autre carte',
    signIn: 'J’ai déjà un abonnement',
    notNow: 'Pas maintenant',
    going: 'Ouverture de la page de paiement',
  },
  paid: {
    heading: 'Merci. Encore une étape',
    intro: 'Connectez-vous avec l’adresse e-mail indiquée lors du paiement. Nous y enverrons un code.',
  },
  withoutScript:
    'Si vous avez payé, votre achat est bien enregistré, et un e-mail à ce sujet est en route. Dans l’application, connectez-vous avec l’adresse e-mail indiquée lors du paiement. Pour voir votre compte ici, activez JavaScript et rechargez la page.',
  notFound: {
    heading: 'Aucun achat trouvé dans ce navigateur',
    intro:
      'Cette page apparaît après un achat. Si vous avez pris votre abonnement sur un autre appareil ou dans un autre navigateur, connectez-vous sur cet appareil-là, ou ici.',
    seePlans: 'Voir les formules',
    signIn: 'Se connecter',
  },
  steps: {
    heading: 'Et maintenant ?',
    email: {
      title: 'Ajoutez une adresse e-\u2060mail',
      text: 'Elle vous sert à vous connecter sur vos autres appareils. Tant que vous n’en avez pas ajouté, l’adresse indiquée lors du paiement vous permet de revenir.',
      action: 'Ajouter une adresse e-\u2060mail',
      offer: (email) => `Utiliser ${email}, l’adresse que vous avez indiquée lors du paiement ?`,
      send: 'Recevoir un code',
      other: 'Utiliser une autre adresse',
      done: (email) => `C’est fait. Vous pouvez vous connecter avec ${email} sur tous vos appareils.`,
    },
    devices: {
      title: 'Configurez vos appareils',
      text: `Installez ${brand.browser} sur chaque appareil et saisissez-y votre adresse e-mail : Réglages → Abonnement → J’ai\u00a0un\u00a0abonnement.`,
    },
    manage: 'Gérer l’abonnement',
  },
};
