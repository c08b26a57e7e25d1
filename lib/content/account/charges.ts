/** Words for what a subscriber was charged, and for what another plan would cost. Amounts and dates come in already formatted. */
export const invoiceWords = {
  heading: 'Invoices',
  none: 'No invoices yet. Each payment appears here, and we email you a receipt.',
  loading: 'Loading your invoices',
  failed: 'We couldn’t load your invoices.',
  statuses: { paid: 'Paid', open: 'Not paid yet', void: 'Canceled', uncollectible: 'Not collected' },
  view: 'View',
  pdf: 'PDF',
  viewLabel: (day: string) => `View the invoice from ${day}`,
  pdfLabel: (day: string) => `Download the invoice from ${day} as a PDF`,
} as const;

export const planChangeWords = {
  title: { Monthly: 'Switch to the monthly plan?', Yearly: 'Switch to the yearly plan?' },
  per: { Monthly: 'a month', Yearly: 'a year' },
  loading: 'Checking the price',
  inTrial: (price: string, per: string, day: string) =>
    `You won’t be charged now. Your free trial continues, and starting ${day} you’ll pay ${price} ${per}.`,
  dueNow: (sum: string) => `You’ll pay ${sum} now.`,
  nothingNow: 'You won’t be charged now.',
  unused: (sum: string) => `That’s after a ${sum} credit for the unused part of your current plan.`,
  creditLeft: (sum: string) => `${sum} of that credit is left over and goes toward your next charges.`,
  next: (price: string, per: string, day: string) =>
    `The new plan costs ${price} ${per}. Your next charge is on ${day}.`,
  confirm: 'Continue',
  opening: 'Opening confirmation page',
  keep: 'Keep my current plan',
} as const;
