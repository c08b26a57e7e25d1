import type { BillingPeriod } from '../../contract/subscription';

/**
 * The words of one mail. The code or the button stands between `lead` and `after`. A subject never holds a code,
 * an address or a link, because lock screens show it.
 */
export type MailText = {
  subject: string;
  heading: string;
  lead: readonly string[];
  /** Label of the button; a mail without one has no button. */
  action?: string;
  after?: readonly string[];
};

export type SoldBy = 'stripe' | 'apple' | 'google';

/**
 * Every mail in one language. Dates and amounts come in as the reader of that language writes them; times are in UTC.
 * A language that lacks a mail does not pass the type check.
 */
export type MailWords = {
  code: (values: { minutes: number }) => MailText;
  /** Answer to a sign-in with an address that no account has. */
  unknownAddress: () => MailText;
  addressCode: (values: { minutes: number }) => MailText;
  addressTaken: () => MailText;
  deleteCode: (values: { minutes: number }) => MailText;
  /** Codes or tries with this address are used up for a while; the link lets its reader go on. */
  unlock: (values: { hours: number }) => MailText;
  /** To the address an account had, which can still take its replacement or removal back. */
  formerDeleteCode: (values: { minutes: number; undoUntil: string }) => MailText;
  /** `joined` is a subscription that was begun elsewhere and paid for under this address. */
  addressAdded: (values: { email: string; joined: { plan: string; since: string } | null }) => MailText;
  addressChanged: (values: { newEmail: string; undoUntil: string }) => MailText;
  addressRemoved: (values: { undoUntil: string }) => MailText;
  purchase: (values: {
    plan: string;
    amount: string;
    renewsAt: string;
    trialEndsAt: string | null;
    /** Where to sign in with the address this mail goes to, in any browser. */
    signInUrl: string;
  }) => MailText;
  paymentFailed: (values: { amount: string; graceEndsAt: string }) => MailText;
  trialEnding: (values: { plan: string; amount: string; trialEndsAt: string }) => MailText;
  renewal: (values: { plan: string; amount: string; renewsAt: string }) => MailText;
  /** `from` and `to` are the period that was paid for, `card` the last four digits of the card. */
  receipt: (values: {
    plan: string;
    amount: string;
    tax: string | null;
    paidAt: string;
    from: string;
    to: string;
    card: string | null;
  }) => MailText;
  /** `card`: the last four digits. */
  refunded: (values: { plan: string; amount: string; card: string | null }) => MailText;
  cancelled: (values: { endsAt: string }) => MailText;
  /** Bought on the website (`stripe`) or in a store, while another was running; `endsAt` is when one from the website ends. */
  secondSubscription: (values: { first: SoldBy; second: SoldBy; endsAt: string | null }) => MailText;
  /** `store`: where a subscription goes on that was bought there, and can be cancelled there alone. */
  deleted: (values: { store?: Exclude<SoldBy, 'stripe'> }) => MailText;
  newsletterConfirm: (values: { days: number }) => MailText;
  /** How a plan is called in a sentence. */
  plans: Record<BillingPeriod, string>;
  frame: {
    codeLabel: string;
    /** Before the bare address of a link, for readers whose mail program shows no button. */
    linkHint: string;
    /** Why the mail came. */
    reason: string;
    support: (email: string) => string;
    /** The link in a newsletter's footer by which its reader leaves. */
    unsubscribe: string;
  };
};
