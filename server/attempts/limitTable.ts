/** Every number that limits what somebody may do, with its reason. The README explains how they work together. */
export type Limit = {
  maximum: number;
  windowSeconds: number;
  /** True when no window of that length, wherever it starts, may contain more. Others start with the first attempt. */
  rolling?: true;
  /** With `rolling`: how many more are reserved for the owner, most often a browser that signed in before. */
  keptForKnown?: number;
  /** The maximum for the wider network around the client: /24 for IPv4, /48 for IPv6. */
  wideMaximum?: number;
  /** True for the pause between two codes: the one that was sent before still works. */
  pause?: true;
  /** True for read-only calls: they are allowed when attempts cannot be counted. All others are then refused. */
  failsOpen?: true;
};

export const limits = {
  /** The pause between two codes that a session requests for one address: long enough for the mail to arrive. */
  'login-code': { maximum: 1, windowSeconds: 60, pause: true },
  'edit-code': { maximum: 1, windowSeconds: 60, pause: true },
  'delete-code': { maximum: 1, windowSeconds: 60, pause: true },
  /** Email address changes that one account may start: far more than typing errors explain. */
  'edits-by-account': { maximum: 20, windowSeconds: 3600 },
  /** Calls that cost us a call to Stripe. Buying takes one or two; a carrier's exit may have this many buyers. */
  'payments-by-account': { maximum: 20, windowSeconds: 600 },
  'payments-by-client': { maximum: 200, wideMaximum: 600, windowSeconds: 600 },
  /** Purchases of one account that were undone: with each of its cards, and one more. Then it cannot open a payment page. */
  'undone-by-account': { maximum: 5, windowSeconds: 86_400 },
  /** Pages that wait for a purchase query Stripe every few seconds, usually once or twice. */
  'payment-checks-by-client': { maximum: 600, wideMaximum: 1800, windowSeconds: 600 },
  /** App store notifications: both stores send from a few IPs and resend what is refused. */
  'notifications-by-client': { maximum: 6000, wideMaximum: 12_000, windowSeconds: 600 },
  /**
   * Sign-ins started: ten thousand phones behind one IP start fewer than two hundred. Each is a row kept for a month, so a
   * stranger can leave 86,400 a day from one network, and 432,000 from all around it.
   */
  'sessions-by-client': { maximum: 600, wideMaximum: 3000, windowSeconds: 600 },
  /**
   * Silent accounts, one per buyer: a third of the sign-ins, since not everybody buys. A stranger can leave 28,800 a day,
   * and 144,000 from all around; without a purchase they are removed (`server/accounts/silentAccounts`).
   */
  'accounts-by-client': { maximum: 200, wideMaximum: 1000, windowSeconds: 600 },
  /** Sign-ins with a store purchase: each costs a call to the store. An app makes one when it is reinstalled. */
  'store-sign-ins-by-client': { maximum: 60, wideMaximum: 300, windowSeconds: 600 },
  /** The same for one purchase: more often than a family reinstalls its apps in a day. */
  'store-sign-ins': { maximum: 20, windowSeconds: 86_400 },
  /** Codes mailed: each may reach somebody who did not request it, so fewer. Known browsers are not counted. */
  'codes-by-client': { maximum: 60, wideMaximum: 300, windowSeconds: 600 },
  /** Codes typed for an email address change or a deletion: five for each code that may be sent. */
  'confirms-by-client': { maximum: 300, wideMaximum: 1500, windowSeconds: 600 },
  /** Tries after which a code is dead: enough for typing errors, too few for guessing. */
  'tries-per-code': { maximum: 5, windowSeconds: 600 },
  /** Email addresses whose sign-in failed: fewer people than this mistype behind one IP in a quarter of an hour. */
  'failing-addresses': { maximum: 20, wideMaximum: 100, windowSeconds: 900 },
  /** Each of those email addresses counts once in that time, however often it is tried. */
  'failing-address': { maximum: 1, windowSeconds: 900, rolling: true },
  /** Failed tries of one session: enough for two codes. */
  'failed-tries': { maximum: 10, windowSeconds: 900 },
  /** The pause between two tries of one session while too many sign-ins fail: hardly noticeable to somebody typing. */
  'spaced-logins': { maximum: 1, windowSeconds: 5 },
  /** Files with an account's data: two dozen queries each, and nobody needs a second one soon. */
  'exports-by-account': { maximum: 5, windowSeconds: 86_400 },
  'exports-by-client': { maximum: 30, wideMaximum: 150, windowSeconds: 3600 },
  /** Pictures that have to be fetched; those in memory cost nothing. */
  'pictures-by-client': { maximum: 300, wideMaximum: 1500, windowSeconds: 600, failsOpen: true },
  /** Email addresses entered for the newsletter: each may cause a mail to somebody else. */
  'newsletter-by-client': { maximum: 20, wideMaximum: 100, windowSeconds: 3600 },
  /** Confirmation mails before an email address responds to one, for as long as the first can still be answered. */
  'newsletter-mails': { maximum: 4, windowSeconds: 604_800 },
  /** The same for the lists of countries in which the subscription is not sold. */
  'sale-interest-by-client': { maximum: 20, wideMaximum: 100, windowSeconds: 3600 },
  'sale-interest-mails': { maximum: 4, windowSeconds: 604_800 },
  /** Suggestions for bangs: the operator reads every one. */
  'bangs-by-client': { maximum: 20, wideMaximum: 100, windowSeconds: 3600 },
  /** Messages from the contact form: a person sends one or two, and support reads every one. */
  'contact-by-client': { maximum: 10, wideMaximum: 50, windowSeconds: 3600 },
  /** All of them together, so that no number of networks buries support. Above it the page names the mail address. */
  'contact-messages': { maximum: 600, windowSeconds: 3600 },
  /** The same for withdrawals, apart, so that nobody can use them up with messages. */
  'withdrawals-by-client': { maximum: 10, wideMaximum: 50, windowSeconds: 3600 },
  withdrawals: { maximum: 600, windowSeconds: 3600 },
  /** And for cancellations. */
  'cancellations-by-client': { maximum: 10, wideMaximum: 50, windowSeconds: 3600 },
  cancellations: { maximum: 600, windowSeconds: 3600 },
  /** Calls forwarded to the staging services, which see a single client behind them all. */
  'staging-by-client': { maximum: 300, wideMaximum: 1500, windowSeconds: 900 },
  /** Tokens tried on the operator's page: operators paste the right one. */
  'ops-by-client': { maximum: 10, wideMaximum: 50, windowSeconds: 900 },
  /** Operators who come back from their provider, which is asked each time: a whole team behind one IP in the morning. */
  'operator-sign-ins-by-client': { maximum: 60, wideMaximum: 300, windowSeconds: 900 },
  /** Wrong codes for one account, and for one email address: after a year of trying, the chance of a hit is below 1 %. */
  guesses: { maximum: 10, keptForKnown: 10, windowSeconds: 86_400, rolling: true },
  /** Mails to one address that anybody can trigger. Four codes an hour: the first, and three for when one came late. */
  'mails-an-hour': { maximum: 4, keptForKnown: 2, windowSeconds: 3600, rolling: true },
  'mails-a-day': { maximum: 12, keptForKnown: 8, windowSeconds: 86_400, rolling: true },
  /** Mails to an address that nobody has proved; as many more are kept for the account that was paid for with it. */
  'first-mails-a-day': { maximum: 3, keptForKnown: 3, windowSeconds: 86_400, rolling: true },
  /** Confirmations of withdrawals and of cancellations, apart as well: whoever sends one has often just signed in. */
  'withdrawal-mails': { maximum: 3, windowSeconds: 86_400, rolling: true },
  'cancellation-mails': { maximum: 3, windowSeconds: 86_400, rolling: true },
  /** Mails to the address of a contract with what can be done about it: whoever knows an address can name its contract. */
  'statement-links': { maximum: 3, windowSeconds: 86_400, rolling: true },
  /** Of the first mails, the one saying that we know no such account: once is enough. */
  'unknown-address-notes': { maximum: 1, windowSeconds: 86_400, rolling: true },
  /** Mails to one account about new sign-ins, on top of the codes, so that whoever sets up devices has codes left. */
  'sign-in-mails': { maximum: 4, windowSeconds: 3600, rolling: true },
  /** Mails about an undone purchase, one for each reason, to an address that was typed when paying and never proved. */
  'undone-mails': { maximum: 1, windowSeconds: 86_400, rolling: true },
  /** Mails about changes to an address that was typed when paying and never proved: it may be somebody else's. */
  'change-mails': { maximum: 6, windowSeconds: 86_400, rolling: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Counted in each process's memory, for calls too small to be worth a row. */
export const burstLimits = {
  /** Page events: a busy office behind one IP presses ten things a second. */
  events: { maximum: 600, wideMaximum: 3000, windowSeconds: 60 },
  /** Content security policy reports: one fault in a page causes a handful of them in each browser. */
  'policy-reports': { maximum: 30, wideMaximum: 150, windowSeconds: 60 },
  /** Renewals of one sign-in, each a row. An app renews every four hours, with a wrong clock before every call. */
  renewals: { maximum: 300, windowSeconds: 3600 },
} as const satisfies Record<string, Limit>;

/** How many accounts one browser keeps a mark for: a household's, in a cookie below half a kilobyte. */
export const marksPerBrowser = 5;
