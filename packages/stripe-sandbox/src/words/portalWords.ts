import { brand } from '@/lib/content/brand';

/** Words of the sandbox's billing portal. */
export const portalWords = {
  title: 'Billing',
  heading: 'Your billing',
  lead: 'This is a sandbox billing portal. Changes you make here apply to this sandbox’s subscription.',
  back: `Return to ${brand.name}`,
  home: 'All sandbox controls',
  none: 'There’s no subscription on this account.',
  plan: 'Plan',
  paymentMethod: 'Payment method',
  invoices: 'Invoices',
  noInvoices: 'No invoices yet.',
  noCard: 'No card on file.',
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
    canceled: 'Canceled',
    incomplete: 'Incomplete',
    incomplete_expired: 'Expired',
  },
  ending: 'Canceled',
  renews: (date: string) => `Renews on ${date}`,
  trialEnds: (date: string) => `Your trial ends on ${date}, when you’ll be charged for the first time`,
  ends: (date: string) => `Ends on ${date}. You won’t be charged again`,
  ended: (date: string) => `Ended on ${date}`,
  failed: (date: string | null) =>
    date
      ? `Your last payment failed. We’ll try again on ${date}. To pay now, change your card.`
      : 'Your last payment failed. To pay now, change your card.',
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
    lead: (date: string) => `You keep access until ${date}. You won’t be charged again.`,
    /** How long somebody who owes a payment keeps access is not for the portal to say. */
    leadUnpaid: 'Your last payment failed. After you cancel, your account shows how long you keep access.',
    commentLabel: 'Anything else you’d like to tell us? (optional)',
    reasonLegend: 'Why are you canceling? (optional)',
    reasons: {
      too_expensive: 'It’s too expensive',
      missing_features: 'It’s missing something I need',
      switched_service: 'I switched to something else',
      unused: 'I don’t use it enough',
      customer_service: 'I had a problem with customer service',
      too_complex: 'It’s too hard to use',
      low_quality: 'It doesn’t work well enough',
      other: 'Another reason',
    } as Readonly<Record<string, string>>,
    confirm: 'Yes, cancel',
    stay: 'No, keep it',
  },
  planPage: {
    title: 'Change plan',
    /** `plan` is a price, such as “$99.99 per year”. */
    heading: (plan: string) => `Change to ${plan}?`,
    leadTrial: (price: string, date: string) =>
      `You won’t be charged now. When your trial ends on ${date}, you’ll pay ${price}.`,
    leadNow: (due: string, date: string) => `You’ll pay ${due} today. Your next charge is on ${date}.`,
    credit: (credit: string) => `This includes a ${credit} credit for the unused part of your current plan.`,
    creditKept: (credit: string, left: string) =>
      `The unused part of your current plan, ${credit}, pays for it first. ${left} stays as credit for your next charges.`,
    leadCredit: (date: string) => `You won’t be charged today. Your plan renews on ${date}.`,
    confirm: 'Change plan',
  },
  cardPage: {
    title: 'Change card',
    heading: 'Change your card',
    lead: 'We’ll use the new card starting with your next charge. If you have an unpaid invoice, we’ll charge it right away.',
    submit: 'Save card',
  },
  done: {
    cancelled: 'Your subscription is set to end. You can use it until then.',
    resumed: 'Your subscription will renew as before.',
    planChanged: 'Your plan was changed.',
    cardChanged: 'Your card was changed.',
  },
  declined: 'Your card was declined, so your plan hasn’t changed. Change your card first.',
  expired: {
    title: 'Billing page expired',
    heading: 'This billing page has expired',
    lead: 'For your security, it stays open for one hour. Open it again from your account.',
  },
} as const;

/** Words for an invoice opened by its own URL. */
export const invoiceWords = {
  heading: (number: string) => `Invoice ${number}`,
  lead: 'This is a sandbox invoice. No money moved.',
  terms: { date: 'Date', status: 'Status', total: 'Total', tax: 'Tax included', paid: 'Paid' },
  /** Lines of the bill, with the name of the product. */
  lines: {
    trial: (product: string) => `Trial period for ${product}`,
    plan: (quantity: number, product: string, perInterval: string) =>
      `${quantity} × ${product} (${perInterval})`,
    unused: (product: string) => `Unused time on ${product}`,
    remaining: (product: string) => `Remaining time on ${product}`,
  },
  pdf: 'Download PDF',
  pay: { title: 'Pay this invoice', heading: 'Pay with a card' },
  confirm: 'Confirm payment',
} as const;

export type PortalNotice = keyof typeof portalWords.done;
