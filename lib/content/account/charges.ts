const plural = new Intl.PluralRules('en');

/** Words for what a subscriber was charged, and for what another plan would cost. Amounts and dates come in already formatted. */
export const invoiceWords = {
  heading: 'Invoices',
  none: 'Nothing charged yet. Each payment appears here, and we email you a receipt.',
  loading: 'Loading your invoices',
  failed: 'We couldn’t load your invoices.',
  states: {
    paid: 'Paid',
    open: 'Not paid yet',
    void: 'Nothing owed',
    uncollectible: 'Not collected',
    /** For an invoice that gave something back, as after a change to a cheaper plan. */
    credit: 'Credit',
    refunded: 'Refunded',
    partlyRefunded: 'Partly refunded',
  },
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
    `You won’t be charged now. Your free trial continues, and starting ${day}, you’ll pay ${price} ${per}.`,
  dueNow: (sum: string, credit: string) =>
    `You’ll pay ${sum} now. That’s after a ${credit} credit for the unused part of your current plan.`,
  dueInFull: (sum: string) => `You’ll pay ${sum} now.`,
  nothingNow: 'You won’t be charged now.',
  credit: {
    Monthly: (sum: string, months: number) =>
      plural.select(months) === 'one'
        ? `The unused part of your current plan, ${sum}, stays as credit and pays for the first month.`
        : `The unused part of your current plan, ${sum}, stays as credit and pays for the first ${months} months.`,
    Yearly: (sum: string, years: number) =>
      plural.select(years) === 'one'
        ? `The unused part of your current plan, ${sum}, stays as credit and pays for the first year.`
        : `The unused part of your current plan, ${sum}, stays as credit and pays for the first ${years} years.`,
  },
  renews: (price: string, per: string, day: string) =>
    `The new plan costs ${price} ${per}. Your next charge is on ${day}.`,
  /** What the credit holds beyond whole months or years. */
  remaining: (rest: string) => `The remaining ${rest} goes toward the next payment.`,
  afterCredit: (price: string, per: string) => `After that, you’ll pay ${price} ${per}.`,
  creditBack: 'If you cancel, what’s left of the credit goes back to your card when the subscription ends.',
  confirm: 'Continue',
  opening: 'Opening confirmation page',
  keep: 'Keep my current plan',
} as const;

/** For a yearly plan that runs on after its first year, and so ends within a month. */
export const earlyEndWords = {
  renewal: (renewsAt: string, endsAt: string) =>
    `Automatic, on ${renewsAt}. If you cancel today, it ends on ${endsAt}, and you get back what you paid beyond that day.`,
  title: 'Cancel your subscription?',
  ends: (date: string) => `Your subscription ends on ${date}. Everything keeps working until then.`,
  refund:
    'What you paid beyond that day goes back to your card once the subscription has ended. We’ll email you the amount.',
  undo: 'Until then, you can turn renewal back on.',
  confirm: 'Cancel subscription',
  working: 'Canceling your subscription',
  keep: 'Keep my subscription',
} as const;
