/**
 * What a reader goes by on the pages, word for word in each language. Written down here rather than taken from the pages’
 * own words, so that a sentence that came to say something else is noticed. `youCanceled` has each way that a page may
 * say it, between bars.
 */
const phrases = {
  badgeActive: ['Active', 'Aktiv', 'Activa', 'Actif'],
  badgeTrial: ['Free trial', 'Kostenlose Testphase', 'Prueba gratuita', 'Essai gratuit'],
  badgeEnding: ['Canceled', 'Gekündigt', 'Cancelada', 'Résilié'],
  badgeProblem: ['Payment problem', 'Zahlungsproblem', 'Problema de pago', 'Problème de paiement'],
  badgeExpired: ['Expired', 'Abgelaufen', 'Caducada', 'Expiré'],
  labelRenews: ['Renews on', 'Verlängert sich am', 'Se renueva el', 'Renouvellement le'],
  labelFree: ['Free until', 'Kostenlos bis zum', 'Gratis hasta el', 'Gratuit jusqu’au'],
  labelEnds: ['Ends on', 'Endet am', 'Termina el', 'Prend fin le'],
  labelAccess: ['Access until', 'Zugang bis zum', 'Acceso hasta el', 'Accès jusqu’au'],
  labelEnded: ['Ended on', 'Beendet am', 'Terminó el', 'A pris fin le'],
  saysRenews: ['Renews on', 'Verlängert sich am', 'Se renueva el', 'Se renouvelle le'],
  saysUnlessCanceled: [
    'renews automatically unless you cancel',
    'verlängert sich das Abo automatisch, wenn Sie nicht kündigen',
    'se renueva automáticamente, salvo que la canceles',
    'se renouvelle automatiquement, sauf si vous résiliez',
  ],
  saysNotCharged: [
    'won’t be charged',
    'wird also nichts abgebucht',
    'no se te cobrará nada',
    'rien ne vous sera débité',
  ],
  saysCanceled: ['Canceled.', 'Gekündigt.', 'Cancelada.', 'Résilié.'],
  saysAccess: [
    'You have access until',
    'Sie haben Zugang bis zum',
    'Tienes acceso hasta el',
    'Vous avez accès jusqu’au',
  ],
  saysPaymentFailed: [
    'last payment didn’t go through.',
    'letzte Zahlung ist fehlgeschlagen.',
    'último pago no se ha completado.',
    'dernier paiement n’a pas abouti.',
  ],
  saysTakesOver: [
    'Then the subscription you bought in an app store takes over',
    'Danach gilt das Abo, das Sie in einem App-Store gekauft haben',
    'Después continúa la suscripción que compraste en una tienda de aplicaciones',
    'boutique d’applications prend ensuite le relais',
  ],
  boughtAnother: [
    'bought another subscription in an app store',
    'in einem App-Store ein anderes Abo gekauft',
    'Compraste otra suscripción en una tienda de aplicaciones',
    'acheté un autre abonnement dans une boutique d’applications',
  ],
  youCanceled: [
    'You canceled',
    'Sie haben gekündigt | Sie haben in der Testphase gekündigt',
    'La has cancelado | Has cancelado | Cancelaste',
    'Vous avez résilié',
  ],
  notPaid: ['Not paid yet', 'Noch nicht bezahlt', 'Aún sin pagar', 'Pas encore payée'],
  deletionNoRefund: ['no refund', 'ohne Erstattung', 'sin reembolso', 'sans remboursement'],
  deletionRestOfPeriod: [
    'for the rest of the period',
    'für den Rest des Zeitraums',
    'por el resto del periodo',
    'pour le reste de la période',
  ],
  deletionTrialEnds: [
    'free trial ends right away, and you won’t be charged',
    'kostenlose Testphase endet sofort, und es wird nichts abgebucht',
    'prueba gratuita termina de inmediato y no se te cobrará nada',
    'essai gratuit prend fin immédiatement, et rien ne vous sera débité',
  ],
  deletionStopsCollecting: [
    'the payment that failed won’t be collected',
    'die fehlgeschlagene Zahlung wird nicht mehr eingezogen',
    'el pago que falló no se cobrará',
    'le paiement qui a échoué ne sera pas encaissé',
  ],
  deletionCancelInstead: [
    'Cancel instead',
    'Stattdessen kündigen',
    'Cancelar la suscripción',
    'Résilier plutôt',
  ],
  deletionInStore: [
    'doesn’t cancel a subscription purchased in an app store',
    'im App-Store gekauftes Abo wird damit nicht gekündigt',
    'no se cancela una suscripción comprada en una tienda de aplicaciones',
    'ne résilie pas un abonnement acheté dans une boutique d’applications',
  ],
  deletionCanceledInStore: [
    'is already canceled and won’t be charged again',
    'ist bereits gekündigt, dafür wird nichts mehr abgebucht',
    'ya está cancelada y no se volverá a cobrar',
    'est déjà résilié et ne vous sera plus débité',
  ],
  checkoutFirstCharge: ['First charge on', 'Erste Abbuchung am', 'Primer cobro el', 'Premier prélèvement le'],
  checkoutDueToday: ['Due today', 'Heute fällig', 'A pagar hoy', 'À payer aujourd’hui'],
  portalTrialEnds: [
    'Your trial ends on',
    'Ihre Testphase endet am',
    'Tu prueba termina el',
    'Votre essai se termine le',
  ],
  portalPaymentFailed: [
    'Your last payment failed',
    'Ihre letzte Zahlung ist fehlgeschlagen',
    'Tu último pago ha fallado',
    'Votre dernier paiement a échoué',
  ],
  portalEnded: ['Ended on', 'Endete am', 'Terminó el', 'A pris fin le'],
} as const;

const languages: readonly string[] = ['en', 'de', 'es', 'fr'];

export type Phrases = Record<keyof typeof phrases, string>;

export function phrasesIn(language: string): Phrases {
  const index = languages.indexOf(language);
  if (index < 0) throw new Error(`What the pages must say is not written in ${language}.`);
  const said = Object.entries(phrases).map(([name, words]) => [name, words[index]]);
  return Object.fromEntries(said);
}
