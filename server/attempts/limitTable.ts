/**
 * Every number by which the service bounds what somebody may do, and why it is that number. What the numbers mean
 * together stands in ARCHITECTURE.md, "Guessing, locking out, bombing".
 */
export type Limit = {
  maximum: number;
  windowSeconds: number;
  /**
   * True for what is counted so that no window of that length, wherever it begins, holds more than the maximum.
   * Everything else is counted in a window that the first attempt opens.
   */
  rolling?: true;
  /** With `rolling`: what is kept, beyond the maximum, for browsers that signed in to the account before. */
  keptForKnown?: number;
  /** The maximum of the wider network around the client: /24 of IPv4, /48 of IPv6. */
  wideMaximum?: number;
  /** True for what only reads: it goes on when the limits cannot be counted. Everything else is then refused. */
  failsOpen?: true;
};

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
   * Messages of the app stores: both send from a few addresses, and send again what is refused. Checking the signatures of
   * so many takes a processor a small part of that time.
   */
  'notifications-by-client': { maximum: 6000, wideMaximum: 12_000, windowSeconds: 600 },
  /**
   * Sign-ins opened: each is a row that is remembered for a month. Ten thousand phones behind one address of a carrier
   * open fewer than two hundred in the busiest ten minutes.
   */
  'sessions-by-client': { maximum: 600, wideMaximum: 3000, windowSeconds: 600 },
  /** Silent accounts, one for each buyer: a third of what may be opened, since not everybody buys. */
  'accounts-by-client': { maximum: 200, wideMaximum: 1000, windowSeconds: 600 },
  /** Sign-ins by a purchase in a store: each costs a look at the store. One app makes one when it is installed anew. */
  'store-sign-ins-by-client': { maximum: 60, wideMaximum: 300, windowSeconds: 600 },
  /** The same for one purchase: more than a family installs its apps anew in a day. */
  'store-sign-ins': { maximum: 20, windowSeconds: 86_400 },
  /** Codes mailed: each may go to somebody who did not ask, so fewer than sign-ins opened. Known browsers are not counted. */
  'codes-by-client': { maximum: 60, wideMaximum: 300, windowSeconds: 600 },
  /** Codes typed for a change of address or a deletion: five for each code that may be sent. */
  'confirms-by-client': { maximum: 300, wideMaximum: 1500, windowSeconds: 600 },
  /** Tries after which a code is dead, as long as it lives: enough for a person who mistypes, little for one who guesses. */
  'tries-per-code': { maximum: 5, windowSeconds: 600 },
  /** Addresses whose sign-in failed: as many people do not mistype behind one address within a quarter of an hour. */
  'failing-addresses': { maximum: 20, wideMaximum: 100, windowSeconds: 900 },
  /** Of those, each address counts once in that time, however often it is tried. */
  'failing-address': { maximum: 1, windowSeconds: 900, rolling: true },
  /** Tries of one session that failed: two dead codes. */
  'failed-tries': { maximum: 10, windowSeconds: 900 },
  /** The pause between two tries of one session where too many sign-ins fail: a person typing hardly notices it. */
  'spaced-logins': { maximum: 1, windowSeconds: 5 },
  /** Pictures fetched anew; those in memory cost nothing. */
  'pictures-by-client': { maximum: 300, wideMaximum: 1500, windowSeconds: 600, failsOpen: true },
  /** Each newsletter address entered may become a mail to somebody else. */
  'newsletter-by-client': { maximum: 20, wideMaximum: 100, windowSeconds: 3600 },
  /**
   * Confirmation mails that an address gets before it answers, also when it leaves in between: as long as it can answer
   * the first.
   */
  'newsletter-mails': { maximum: 4, windowSeconds: 604_800 },
  /** Missing bangs suggested: the operator reads every one. */
  'bangs-by-client': { maximum: 20, wideMaximum: 100, windowSeconds: 3600 },
  /** Calls passed to the staging services, which see one client behind them all. */
  'staging-by-client': { maximum: 300, wideMaximum: 1500, windowSeconds: 900 },
  /** Tokens tried at the operator's page: an operator pastes the right one. */
  'ops-by-client': { maximum: 10, wideMaximum: 50, windowSeconds: 900 },
  /**
   * Wrong codes for one account, and for one address. Twenty of a million values a day: somebody who tries all year
   * has less than one chance in a hundred.
   */
  guesses: { maximum: 10, keptForKnown: 10, windowSeconds: 86_400, rolling: true },
  /** Mails to one address that anybody can cause. Four codes an hour are a first one and three that came too late. */
  'mails-an-hour': { maximum: 4, keptForKnown: 2, windowSeconds: 3600, rolling: true },
  'mails-a-day': { maximum: 12, keptForKnown: 8, windowSeconds: 86_400, rolling: true },
  /** Mails to an address that nobody proved: its reader may have nothing to do with us. */
  'first-mails-a-day': { maximum: 3, windowSeconds: 86_400, rolling: true },
  /** Of those, the mail that says that we know no account: said once, it is said. */
  'unknown-address-notes': { maximum: 1, windowSeconds: 86_400, rolling: true },
  /** Links that open the reserve of an account: one, or they would be a nuisance themselves. */
  'unlock-links': { maximum: 1, windowSeconds: 86_400, rolling: true },
  /** How often such a link works, for longer than it lives. */
  'unlock-link-uses': { maximum: 1, windowSeconds: 86_400, rolling: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Counted in the memory of one process, for calls too small to be worth a row. */
export const burstLimits = {
  /** Events of pages: a busy office behind one address presses ten things a second. */
  events: { maximum: 600, wideMaximum: 3000, windowSeconds: 60 },
  /** Reports of a page's policy: one fault in a page makes a handful of them in each browser. */
  'policy-reports': { maximum: 30, wideMaximum: 150, windowSeconds: 60 },
} as const satisfies Record<string, Limit>;

/** Accounts of which one browser keeps the mark: a household's, and the cookie stays below half a kilobyte. */
export const marksPerBrowser = 5;
