import { brand } from '@/lib/content/brand';

/** Words of the sandbox's billing portal. */
export const portalWords = {
  title: 'Billing',
  heading: 'Your billing',
  lead: 'A sandbox stand-in for the billing portal. What you change here really changes the subscription of this sandbox.',
  back: `Return to ${brand.name}`,
  home: 'All sandbox controls',
  none: 'There is no subscription on this account.',
  plan: 'Plan',
  paymentMethod: 'Payment method',
  invoices: 'Invoices',
  noInvoices: 'No invoices yet.',
  noCard: 'No card is kept.',
  card: (brandName: string, last4: string) => `${brandName} ending in ${last4}`,
  cardExpiry: (expiry: string) => `Expires ${expiry}`,
  brands: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' } as Readonly<
    Record<string, string>
  >,
  otherBrand: 'Card',
  statuses: {
    trialing: 'Free trial',
    active: 'Active',
    past_due: 'Payment failed',
    unpaid: 'Unpaid',
    canceled: 'Cancelled',
    incomplete: 'Incomplete',
    incomplete_expired: 'Expired',
  },
  ending: 'Ends soon',
  renews: (date: string) => `Renews on ${date}`,
  trialEnds: (date: string) => `The trial ends on ${date}; the first charge follows that day`,
  ends: (date: string) => `Ends on ${date} and is not charged again`,
  ended: (date: string) => `Ended on ${date}`,
  failed: (date: string | null) =>
    date
      ? `The last payment failed. It is tried again on ${date}; change the card to pay now.`
      : 'The last payment failed. Change the card to pay now.',
  actions: {
    cancel: 'Cancel subscription',
    resume: 'Keep subscription',
    plan: 'Change plan',
    card: 'Change card',
    back: 'Go back',
  },
  columns: { date: 'Date', number: 'Number', amount: 'Amount', status: 'Status' },
  invoiceStatuses: {
    draft: 'Draft',
    open: 'Open',
    paid: 'Paid',
    uncollectible: 'Not collected',
    void: 'Void',
  },
  cancelPage: {
    title: 'Cancel subscription',
    heading: 'Cancel your subscription?',
    lead: (date: string) => `You keep everything until ${date}. After that nothing is charged.`,
    reasonLegend: 'Why do you cancel? (optional)',
    reasons: {
      too_expensive: 'It is too expensive',
      missing_features: 'It lacks something I need',
      switched_service: 'I use something else now',
      unused: 'I do not use it enough',
      customer_service: 'I was not helped well',
      too_complex: 'It is hard to use',
      low_quality: 'It does not work well enough',
      other: 'Another reason',
    } as Readonly<Record<string, string>>,
    confirm: 'Yes, cancel',
    stay: 'No, keep it',
  },
  planPage: {
    title: 'Change plan',
    heading: (plan: string) => `Change to ${plan}?`,
    leadTrial: (price: string, date: string) =>
      `Nothing is charged now. After the trial, on ${date}, you pay ${price}.`,
    leadNow: (due: string, date: string) => `You pay ${due} today. The next charge is on ${date}.`,
    credit: (credit: string) => `The unused part of your plan, ${credit}, is taken off.`,
    confirm: 'Change plan',
  },
  cardPage: {
    title: 'Change card',
    heading: 'Change your card',
    lead: 'The new card is used from the next charge on. An open invoice is charged at once.',
    submit: 'Save card',
  },
  done: {
    cancelled: 'Your subscription is set to end. You can keep it until then.',
    resumed: 'Your subscription goes on.',
    planChanged: 'Your plan was changed.',
    cardChanged: 'Your card was changed.',
  },
  declined: 'Your card was declined, so the plan stays as it was. Change the card first.',
  expired: {
    title: 'Billing page expired',
    heading: 'This billing page has expired',
    lead: 'For your safety it stays open for an hour. Open it again from your account.',
  },
} as const;

/** Words for an invoice opened by its own URL. */
export const invoiceWords = {
  heading: (number: string) => `Invoice ${number}`,
  lead: 'A sandbox stand-in for an invoice. No money moved.',
  terms: { date: 'Date', status: 'Status', total: 'Total', tax: 'Tax in it', paid: 'Paid' },
  pdf: 'Download PDF',
} as const;

export type PortalNotice = keyof typeof portalWords.done;
