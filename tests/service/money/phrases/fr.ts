import type { Phrases } from './phrases';

export const phrases: Phrases = {
  badges: {
    active: 'Actif',
    trial: 'Essai gratuit',
    ending: 'Se termine bientôt',
    problem: 'Problème de paiement',
    expired: 'Expiré',
  },
  labels: {
    renews: 'Renouvellement le',
    free: 'Gratuit jusqu’au',
    ends: 'Prend fin le',
    access: 'Accès jusqu’au',
    ended: 'A pris fin le',
  },
  sentences: {
    renews: 'Se renouvelle le',
    unlessCanceled: 'se renouvelle automatiquement, sauf si vous résiliez',
    notCharged: 'rien ne vous sera débité',
    canceled: 'Résilié.',
    access: 'Vous avez accès jusqu’au',
    paymentFailed: 'dernier paiement n’a pas abouti.',
    takesOver: 'boutique d’applications prend ensuite le relais',
  },
  account: {
    boughtAnother: 'acheté un autre abonnement dans une boutique d’applications',
    youCanceled: ['Vous avez résilié'],
    notPaid: 'Pas encore payée',
  },
  deletion: {
    noRefund: 'sans remboursement',
    restOfPeriod: 'pour le reste de la période',
    trialEnds: 'essai gratuit prend fin immédiatement, et rien ne vous sera débité',
    stopsCollecting: 'le paiement qui a échoué ne sera pas encaissé',
    cancelInstead: 'Résilier plutôt',
    inStore: 'ne résilie pas un abonnement acheté dans une boutique d’applications',
    canceledInStore: 'est déjà résilié et ne vous sera plus débité',
  },
  checkout: {
    firstCharge: 'Premier prélèvement le',
    dueToday: 'À payer aujourd’hui',
  },
  portal: {
    trialEnds: 'Votre essai se termine le',
    paymentFailed: 'Votre dernier paiement a échoué',
    ended: 'A pris fin le',
  },
};
