import type { Phrases } from './phrases';

export const phrases: Phrases = {
  badges: {
    active: 'Active',
    trial: 'Free trial',
    ending: 'Ends soon',
    problem: 'Payment problem',
    expired: 'Expired',
  },
  labels: {
    renews: 'Renews on',
    free: 'Free until',
    ends: 'Ends on',
    access: 'Access until',
    ended: 'Ended on',
  },
  sentences: {
    renews: 'Renews on',
    unlessCanceled: 'renews automatically unless you cancel',
    notCharged: 'won’t be charged',
    canceled: 'Canceled.',
    access: 'You have access until',
    paymentFailed: 'last payment didn’t go through.',
    takesOver: 'Then the subscription you bought in an app store takes over',
  },
  account: {
    boughtAnother: 'bought another subscription in an app store',
    youCanceled: ['You canceled'],
    notPaid: 'Not paid yet',
  },
  deletion: {
    noRefund: 'no refund',
    restOfPeriod: 'for the rest of the period',
    trialEnds: 'free trial ends right away, and you won’t be charged',
    stopsCollecting: 'the payment that failed won’t be collected',
    cancelInstead: 'Cancel instead',
    inStore: 'doesn’t cancel a subscription purchased in an app store',
    canceledInStore: 'is already canceled and won’t be charged again',
  },
  checkout: {
    firstCharge: 'First charge on',
    dueToday: 'Due today',
  },
  portal: {
    trialEnds: 'Your trial ends on',
    paymentFailed: 'Your last payment failed',
    ended: 'Ended on',
  },
};
