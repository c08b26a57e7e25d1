/** Words of what a subscriber was charged, and of what another plan would cost. Sums and days come in as they are read. */
export const invoiceWords = {
  heading: 'Invoices',
  none: 'There is nothing yet. Each payment appears here, and its receipt comes by mail.',
  loading: 'Loading your invoices',
  failed: 'Your invoices could not be loaded.',
  statuses: { paid: 'Paid', open: 'Not paid yet', void: 'Canceled', uncollectible: 'Not collected' },
  view: 'View',
  pdf: 'PDF',
  viewLabel: (day: string) => `View the invoice of ${day}`,
  pdfLabel: (day: string) => `The invoice of ${day} as a PDF`,
} as const;

export const planChangeWords = {
  title: { Monthly: 'Change to the monthly plan?', Yearly: 'Change to the yearly plan?' },
  per: { Monthly: 'a month', Yearly: 'a year' },
  loading: 'Asking what it costs',
  inTrial: (price: string, per: string, day: string) =>
    `Nothing is charged now. Your free trial goes on, and from ${day} you pay ${price} ${per}.`,
  dueNow: (sum: string) => `You pay ${sum} now.`,
  nothingNow: 'Nothing is charged now.',
  unused: (sum: string) => `The unused part of your plan, ${sum}, is taken off.`,
  creditLeft: (sum: string) => `Of that, ${sum} is left and pays your next charges.`,
  next: (price: string, per: string, day: string) =>
    `The plan costs ${price} ${per}. The next charge is on ${day}.`,
  confirm: 'Continue to confirm',
  opening: 'Opening the confirmation',
  keep: 'Keep my plan',
} as const;
