/**
 * Every number by which the service bounds what somebody may do, and why it is that number. What the numbers mean
 * together stands in ARCHITECTURE.md, "Guessing, locking out, bombing".
 */
export type Limit = {
  maximum: number;
  windowSeconds: number;
  /** The maximum of the wider network around the client: /24 of IPv4, /48 of IPv6. */
  wideMaximum?: number;
  /** True for what only reads: it goes on when the limits cannot be counted. Everything else is then refused. */
  failsOpen?: boolean;
};

/** Counted in a window that the first hit opens. */
export const limits = {
  /** The pause between two codes that one session asks for at one address: long enough for the mail to arrive. */
  'login-code': { maximum: 1, windowSeconds: 60 },
  'edit-code': { maximum: 1, windowSeconds: 60 },
  'delete-code': { maximum: 1, windowSeconds: 60 },
  /** Changes of address that one account may start: far more than anybody mistypes. */
  'edits-by-account': { maximum: 20, windowSeconds: 3600 },
  /**
   * Calls that cost a call at Stripe. Buying takes one or two. A network may need as many as a carrier's exit has buyers
   * in ten minutes, and all of them together stay far below what Stripe lets a site ask.
   */
  'payments-by-account': { maximum: 20, windowSeconds: 600 },
  'payments-by-client': { maximum: 200, wideMaximum: 600, windowSeconds: 600 },
  /** Looks at Stripe for pages that wait for a purchase: each looks every few seconds, mostly once or twice. */
  'payment-checks-by-client': { maximum: 600, wideMaximum: 1800, windowSeconds: 600 },
  /**
   * Sign-ins opened: each is a row that is remembered for a month. Ten thousand phones behind one address of a carrier
   * open fewer than two hundred in the busiest ten minutes.
   */
  'sessions-by-client': { maximum: 600, wideMaximum: 3000, windowSeconds: 600 },
  /** Silent accounts, one for each buyer: a third of what may be opened, since not everybody buys. */
  'accounts-by-client': { maximum: 200, wideMaximum: 1000, windowSeconds: 600 },
  /** Codes mailed: each may go to somebody who did not ask, so fewer than sign-ins opened. Known browsers are not counted. */
  'codes-by-client': { maximum: 60, wideMaximum: 300, windowSeconds: 600 },
  /** Codes typed for a change of address or a deletion: five for each code that may be sent. */
  'confirms-by-client': { maximum: 300, wideMaximum: 1500, windowSeconds: 600 },
  /** Addresses whose sign-in failed: as many people do not mistype behind one address within a quarter of an hour. */
  'failing-addresses': { maximum: 20, wideMaximum: 100, windowSeconds: 900 },
  /** Tries of one session that failed: two dead codes. */
  'failed-tries': { maximum: 10, windowSeconds: 900 },
  /** The pause between two tries of one session where too many sign-ins fail: a person typing hardly notices it. */
  'spaced-logins': { maximum: 1, windowSeconds: 5 },
  /** Pictures fetched anew; those in memory cost nothing. */
  'pictures-by-client': { maximum: 300, wideMaximum: 1500, windowSeconds: 600, failsOpen: true },
  /** Each newsletter address entered may become a mail to somebody else. */
  'newsletter-by-client': { maximum: 20, wideMaximum: 100, windowSeconds: 3600 },
  /** Missing bangs suggested: the operator reads every one. */
  'bangs-by-client': { maximum: 20, wideMaximum: 100, windowSeconds: 3600 },
  /** Calls passed to the staging services, which see one client behind them all. */
  'staging-by-client': { maximum: 300, wideMaximum: 1500, windowSeconds: 900 },
  /** Tokens tried at the operator's page: an operator pastes the right one. */
  'ops-by-client': { maximum: 10, wideMaximum: 50, windowSeconds: 900 },
} as const satisfies Record<string, Limit>;

export type LimitedAction = keyof typeof limits;

export type Budget = {
  /** What anybody may use in any window of this length. */
  anyone: number;
  /** What is kept, beyond that, for browsers that signed in to the account before. */
  known: number;
  windowSeconds: number;
};

/** Counted so that no window of that length, wherever it begins, holds more. */
export const budgets = {
  /**
   * Wrong codes for one account, and for one address. Twenty of a million values a day: somebody who tries all year
   * has less than one chance in a hundred.
   */
  guesses: { anyone: 10, known: 10, windowSeconds: 86_400 },
  /** Mails to one address that anybody can cause. Four codes an hour are a first one and three that came too late. */
  'mails-an-hour': { anyone: 4, known: 2, windowSeconds: 3600 },
  'mails-a-day': { anyone: 12, known: 8, windowSeconds: 86_400 },
  /** Mails to an address that nobody proved: its reader may have nothing to do with us. */
  'first-mails-a-day': { anyone: 3, known: 0, windowSeconds: 86_400 },
  /** Of those, the mail that says that we know no account: said once, it is said. */
  'unknown-address-notes': { anyone: 1, known: 0, windowSeconds: 86_400 },
  /** Links that open the reserve of an account: one, or they would be a nuisance themselves. */
  'unlock-links': { anyone: 1, known: 0, windowSeconds: 86_400 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** Counted in the memory of one process, for calls too small to be worth a row. */
export const burstLimits = {
  /** Events of pages: a busy office behind one address presses ten things a second. */
  events: { maximum: 600, wideMaximum: 3000, windowSeconds: 60 },
  /** Reports of a page's policy: one fault in a page makes a handful of them in each browser. */
  'policy-reports': { maximum: 30, wideMaximum: 150, windowSeconds: 60 },
} as const satisfies Record<string, Limit>;

/** Wrong tries after which a code is dead: enough for a person who mistypes, little for one who guesses. */
export const triesPerCode = 5;
/** Accounts of which one browser keeps the mark: a household's, and the cookie stays below half a kilobyte. */
export const marksPerBrowser = 5;
