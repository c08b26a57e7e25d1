import { brand } from '../../brand';
import type { EndWords } from '../words';

/** The mails about the end of a subscription, one for each reason. */
export const fr: EndWords = {
  canceled: ({ plan, endedAt }) => ({
    subject: `Votre abonnement ${brand.name} a pris fin`,
    heading: 'Votre abonnement a pris fin',
    lead: [
      `Votre ${plan} a été résilié et a pris fin le ${endedAt}. Plus rien ne vous sera débité.`,
      'Votre compte est toujours là. Si vous changez d’avis, vous pouvez vous réabonner à tout moment.',
    ],
    action: 'Se réabonner',
  }),
  trialCanceled: ({ plan, endedAt }) => ({
    subject: 'Votre essai gratuit a pris fin',
    heading: 'Votre essai gratuit a pris fin',
    lead: [
      `Vous avez résilié votre ${plan} pendant l’essai gratuit, qui a pris fin le ${endedAt}. Rien ne vous a été débité.`,
      'Votre compte est toujours là. Si vous changez d’avis, vous pouvez vous abonner à tout moment.',
    ],
    action: 'Voir les formules',
  }),
  unpaid: ({ plan, amount, endedAt }) => ({
    subject: 'Votre abonnement a pris fin, car votre paiement n’a pas abouti',
    heading: 'Votre abonnement a pris fin',
    lead: [
      `Nous n’avons pas pu débiter ${amount} pour votre ${plan}. Il a donc pris fin le ${endedAt}.`,
      'Vous ne nous devez rien : la facture a été annulée et votre carte ne sera pas débitée à ce titre.',
    ],
    action: 'Se réabonner',
  }),
  trialUnpaid: ({ plan, amount, endedAt }) => ({
    subject: 'Votre abonnement a pris fin, car le premier paiement n’a pas abouti',
    heading: 'Votre abonnement a pris fin',
    lead: [
      `Après votre essai gratuit, nous n’avons pas pu débiter ${amount} pour votre ${plan}. Il a donc pris fin le ${endedAt}.`,
      'Vous ne nous devez rien : la facture a été annulée et votre carte ne sera pas débitée à ce titre.',
    ],
    action: 'Se réabonner',
  }),
  refunded: ({ plan, endedAt }) => ({
    subject: 'Votre paiement a été remboursé et votre abonnement a pris fin',
    heading: 'Votre paiement a été remboursé',
    lead: [
      `Nous avons remboursé votre paiement en totalité et votre ${plan} a pris fin le ${endedAt}. Plus rien ne vous sera débité.`,
      'Si vous souhaitez revenir, vous pouvez vous réabonner à tout moment.',
    ],
    action: 'Voir vos factures',
  }),
  disputed: ({ plan, endedAt }) => ({
    subject: 'Votre abonnement a pris fin, car le paiement a été contesté',
    heading: 'Votre abonnement a pris fin',
    lead: [
      `Votre banque nous a indiqué que vous contestez le paiement de votre ${plan}. L’abonnement a donc pris fin le ${endedAt}. Plus rien ne vous sera débité.`,
      'S’il s’agit d’une erreur, écrivez-nous et nous trouverons une solution ensemble.',
    ],
    action: 'Voir vos factures',
  }),
};
