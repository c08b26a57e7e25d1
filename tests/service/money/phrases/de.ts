import type { Phrases } from './phrases';

export const phrases: Phrases = {
  badges: {
    active: 'Aktiv',
    trial: 'Kostenlose Probezeit',
    ending: 'Endet bald',
    problem: 'Zahlungsproblem',
    expired: 'Abgelaufen',
  },
  labels: {
    renews: 'Verlängert sich am',
    free: 'Kostenlos bis zum',
    ends: 'Endet am',
    access: 'Zugang bis zum',
    ended: 'Beendet am',
  },
  sentences: {
    renews: 'Verlängert sich am',
    unlessCanceled: 'verlängert sich das Abo automatisch, wenn Sie nicht kündigen',
    notCharged: 'wird also nichts abgebucht',
    canceled: 'Gekündigt.',
    access: 'Sie haben Zugang bis zum',
    paymentFailed: 'letzte Zahlung ist fehlgeschlagen.',
    takesOver: 'Danach gilt das Abo, das Sie in einem App-Store gekauft haben',
  },
  account: {
    boughtAnother: 'in einem App-Store ein anderes Abo gekauft',
    youCanceled: ['Sie haben gekündigt', 'Sie haben in der Probezeit gekündigt'],
    notPaid: 'Noch nicht bezahlt',
  },
  deletion: {
    noRefund: 'ohne Erstattung',
    restOfPeriod: 'für den Rest des Zeitraums',
    trialEnds: 'kostenlose Probezeit endet sofort, und es wird nichts abgebucht',
    stopsCollecting: 'die fehlgeschlagene Zahlung wird nicht mehr eingezogen',
    cancelInstead: 'Stattdessen kündigen',
    inStore: 'im App-Store gekauftes Abo wird damit nicht gekündigt',
    canceledInStore: 'ist bereits gekündigt, dafür wird nichts mehr abgebucht',
  },
  checkout: {
    firstCharge: 'Erste Abbuchung am',
    dueToday: 'Heute fällig',
  },
  portal: {
    trialEnds: 'Ihre Probezeit endet am',
    paymentFailed: 'Ihre letzte Zahlung ist fehlgeschlagen',
    ended: 'Endete am',
  },
};
