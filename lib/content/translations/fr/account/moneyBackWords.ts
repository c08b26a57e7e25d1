import type * as english from '@/lib/content/account/moneyBackWords';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import type { Translation } from '@/lib/content/translations/translation';

export const moneyBackWords: Translation<typeof english.moneyBackWords> = {
  term: 'Garantie de remboursement',
  loading: 'Vérification de la garantie de remboursement',
  offered: (sum, day) => `Vous pouvez récupérer ${sum} jusqu’au ${day}.`,
  inTrial: `Après votre premier paiement, vous avez ${moneyBackDays} jours pour vous faire rembourser.`,
  none: `La garantie couvre un premier achat, pendant les ${moneyBackDays} jours qui suivent le premier paiement.`,
  requested: 'Nous avons reçu votre demande. Nous vous écrirons dès que le remboursement aura été effectué.',
  refunded: (sum) =>
    `Nous avons remboursé ${sum}. Votre banque peut mettre jusqu’à 10 jours ouvrés à l’afficher.`,
  done: 'Votre remboursement est en route et votre abonnement a pris fin.',
  failed: 'Nous n’avons pas pu vérifier la garantie.',
  retry: 'Réessayer',
  store: {
    apple: {
      text: 'Apple traite les remboursements des achats dans l’App Store.',
      action: 'Demander un remboursement',
    },
    google: {
      text: 'Google traite les remboursements des achats sur Google Play.',
      action: 'Demander un remboursement',
    },
  },
  ask: 'Se faire rembourser',
  dialog: {
    title: 'Vous faire rembourser ?',
    sum: (sum) =>
      `Nous rembourserons ${sum}, tout ce que vous avez payé jusqu’ici, sur la carte avec laquelle vous avez payé.`,
    ends: 'Votre abonnement prend fin immédiatement sur tous vos appareils. Plus rien ne vous sera débité.',
    once: 'La garantie et l’essai gratuit ne valent que pour un premier achat. Si vous vous réabonnez, ni la garantie ni l’essai ne s’appliquent ; votre droit légal de rétractation demeure.',
    keep: 'Conserver mon abonnement',
    confirm: (sum) => `Rembourser ${sum}`,
    working: 'Remboursement en cours',
    savedTitle: 'Nous avons reçu votre demande',
    saved:
      'Notre prestataire de paiement est injoignable pour le moment. Nous effectuerons le remboursement dès que possible et vous enverrons un e-mail.',
    close: 'Revenir au compte',
  },
};
