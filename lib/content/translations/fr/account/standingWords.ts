import type * as english from '@/lib/content/account/standingWords';
import type { Translation } from '@/lib/content/translations/translation';

export const standingSentences: Translation<typeof english.standingSentences> = {
  renews: (date) => `Se renouvelle le ${date}.`,
  trial: (date) =>
    `Gratuit jusqu’au ${date}. Ensuite, l’abonnement se renouvelle automatiquement, sauf si vous résiliez.`,
  trialEnds: (date) =>
    `Gratuit jusqu’au ${date}. Ensuite, l’abonnement ne se renouvelle pas : rien ne vous sera débité.`,
  ends: (date) => `Résilié. Vous avez accès jusqu’au ${date}.`,
  replaced: (date) =>
    `Vous avez accès jusqu’au ${date}. L’abonnement acheté dans une boutique d’applications prend ensuite le relais.`,
  grace: (date) => `Votre dernier paiement n’a pas abouti. Vous avez accès jusqu’au ${date}.`,
  lastDays: (date) =>
    `Nous n’avons pas pu encaisser votre dernier paiement : votre abonnement prend donc fin le ${date}.`,
  inactive: (date) => `Suspendu depuis le ${date}.`,
  ended: (date) => `A pris fin le ${date}.`,
};

export const endingWords: Translation<typeof english.endingWords> = {
  replaced:
    'Vous avez acheté un autre abonnement dans une boutique d’applications. Il prendra le relais à la fin de celui-ci.',
  lastDays:
    'Nous n’avons pas pu encaisser votre dernier paiement. Vous avez accès jusqu’à ce jour. Réabonnez-vous pour conserver l’accès.',
};

export const holdWords: Translation<typeof english.holdWords> = {
  web: 'Nous n’avons pas reçu de paiement : vous n’avez donc pas accès pour le moment. Réabonnez-vous pour retrouver l’accès. L’abonnement suspendu prendra alors fin et ne vous sera pas débité.',
  apple:
    'Vous n’avez pas accès pour le moment, sans doute parce que l’App Store n’a pas pu encaisser votre paiement. Vérifiez-y votre moyen de paiement pour retrouver l’accès.',
  google:
    'Vous n’avez pas accès pour le moment, sans doute parce que Google Play n’a pas pu encaisser votre paiement. Vérifiez-y votre moyen de paiement pour retrouver l’accès.',
  paused:
    'Vous avez mis votre abonnement en pause sur Google Play : vous n’avez donc pas accès pour le moment. Il reprendra automatiquement le jour que vous y avez choisi. Pour retrouver l’accès plus tôt, reprenez-le sur Google Play.',
};

export const endedWords: Translation<typeof english.endedWords> = {
  canceled: 'Votre abonnement a été résilié. Vous pouvez vous réabonner à tout moment.',
  trialCanceled:
    'Vous avez résilié pendant l’essai gratuit et rien ne vous a été débité. Vous pouvez vous abonner à tout moment.',
  unpaid:
    'Nous n’avons pas pu encaisser votre dernier paiement. Vous ne nous devez rien et pouvez vous réabonner à tout moment.',
  trialUnpaid:
    'Nous n’avons pas pu encaisser le premier paiement après votre essai gratuit. Vous ne nous devez rien et pouvez vous réabonner à tout moment.',
  refunded: 'Votre paiement a été remboursé. Vous pouvez vous réabonner à tout moment.',
  disputed:
    'Votre banque nous a indiqué que vous contestez le paiement. S’il s’agit d’une erreur, écrivez-nous.',
  replaced: 'Vous avez acheté un autre abonnement dans une boutique d’applications.',
};
