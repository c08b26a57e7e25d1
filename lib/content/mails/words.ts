import type { CancellationKind } from '../../contract/cancellation';
import type { DeviceWords } from '../../contract/signInDevice';
import type { BillingPeriod, EndReason } from '../../contract/subscription';
import type { CountryRules } from '../subscription/countryRules';
import type { featureUse } from '../subscription/featureUse';
import type { Ordered } from '../subscription/orderTerms';
import type { featureShortNames } from '../subscription/proFeatureWords';
import type { Translation } from '../translations/translation';

/**
 * The words of one mail. The code or the button goes between `lead` and `after`. A subject never contains a code,
 * an address, or a link, because lock screens show it.
 */
export type MailText = {
  subject: string;
  heading: string;
  lead: readonly string[];
  /** What an invoice lists: a label and what it says of this one. */
  bill?: readonly BillLine[];
  /** Label of the button; a mail without one has no button. */
  action?: string;
  after?: readonly string[];
};

export type BillLine = { label: string; value: string };

/** What an invoice says; sums, dates, countries, and rates are already written for the language. */
export type InvoiceValues = {
  number: string | null;
  seller: { name: string; address: string; vatId: string | null };
  buyer: { country: string | null; taxId: string | null };
  /** Without tax; null where no tax was calculated. */
  net: string | null;
  taxes: readonly { isVat: boolean; rate: string | null; amount: string }[];
  total: string;
  /** What the buyer's credit paid of the total. */
  credit: string | null;
  /** The buyer is a business that owes the tax itself. */
  reverseCharge: boolean;
};

/** What was ordered, under which rules, and from whom. `orderedAt` is a day, written for the reader. */
export type OrderValues = {
  ordered: Ordered;
  orderedAt: string;
  plan: string;
  rules: CountryRules;
  seller: { name: string; address: string };
  /** Where the contract can be withdrawn from and canceled without a sign-in. */
  withdrawUrl: string;
  cancelUrl: string;
  /** The title of the attached terms. */
  terms: string;
};

/** The ends of a subscription that have a mail of their own. */
export type ToldEnd = Exclude<EndReason, 'replaced' | 'accountDeleted'>;

/** The words of such a mail; `amount` is the sum that could not be collected. */
export type EndWords = Record<
  ToldEnd,
  (values: { plan: string; amount: string; endedAt: string }) => MailText
>;

export type SoldBy = 'stripe' | 'apple' | 'google';

/** The words of a mail that confirms what somebody stated about a contract. */
export type StatementWords = Omit<MailText, 'lead' | 'action' | 'after'> & {
  intro: string;
  /** The statement, line by line; the page from which it was sent shows it, too. */
  stated: readonly string[];
  /** When it was submitted. */
  submitted: string;
  /** What happens next, and what to do if somebody else sent it. */
  after: readonly [next: string, notYou: string];
};

export type WithdrawalValues = { name: string; email: string; contract: string; at: string };

/** `end` is the day on which the contract should end, null for the earliest possible time; `reason` may be empty. */
export type CancellationValues = WithdrawalValues & {
  kind: CancellationKind;
  reason: string;
  end: string | null;
};

/**
 * Every mail in one language. Dates and amounts come in already formatted for that language; a time of day is in UTC.
 * A language that lacks a mail does not pass the type check.
 */
export type MailWords = {
  code: (values: { minutes: number }) => MailText;
  /** Sent when someone tries to sign in with an address that has no account. */
  unknownAddress: () => MailText;
  addressCode: (values: { minutes: number }) => MailText;
  addressTaken: () => MailText;
  deleteCode: (values: { minutes: number }) => MailText;
  /** Codes or tries for this address are used up for a while; a long code follows with which the reader signs in. */
  longCode: (values: { hours: number }) => MailText;
  /** To an account's previous address, which can still undo its replacement or removal. */
  formerDeleteCode: (values: { minutes: number; undoUntil: string }) => MailText;
  /** `joined` is a subscription that was started elsewhere and paid for with this address. */
  addressAdded: (values: { email: string; joined: { plan: string; since: string } | null }) => MailText;
  addressChanged: (values: { newEmail: string; undoUntil: string }) => MailText;
  addressRemoved: (values: { undoUntil: string }) => MailText;
  /** To the address that replaced one which its reader has restored since. */
  addressRestored: () => MailText;
  /** Somebody signed in in a browser or app that was not known there. */
  newSignIn: (values: DeviceWords & { at: string }) => MailText;
  purchase: (values: {
    plan: string;
    amount: string;
    renewsAt: string;
    trialEndsAt: string | null;
    /** A line for each part of the plan, with its link. */
    uses: readonly string[];
    /** Where to sign in, in any browser, with the address this mail goes to. */
    signInUrl: string;
    /** Null for a purchase of which nobody kept the country. */
    order: OrderValues | null;
  }) => MailText;
  /** A purchase with an address that has had a subscription `since` a day; null when that has ended by now. */
  addressSubscribed: (values: { since: string | null; refunded: string | null }) => MailText;
  /** A trial with a card that has had one: nothing was charged. `amount` is the price of the plan. */
  trialRefused: (values: { plan: string; amount: string }) => MailText;
  paymentFailed: (values: { amount: string; graceEndsAt: string }) => MailText;
  /** Sent instead, while only the payer’s confirmation to the bank is missing. */
  confirmPayment: (values: { amount: string; graceEndsAt: string }) => MailText;
  trialEnding: (values: { plan: string; amount: string; trialEndsAt: string }) => MailText;
  /** Before another year, or once a year for what renews every month. `openEnded`: a year that has no term of its own. */
  renewal: (values: {
    plan: string;
    amount: string;
    renewsAt: string;
    period: BillingPeriod;
    openEnded: boolean;
  }) => MailText;
  /** `from` and `to` bound the period that was paid for; `card` is the last four digits of the card. */
  receipt: (values: {
    plan: string;
    amount: string;
    paidAt: string;
    from: string;
    to: string;
    card: string | null;
    /** Null for a mail that was written before invoices were in it. */
    invoice: InvoiceValues | null;
  }) => MailText;
  /** The next charge and its day; in a trial the first charge, after `trialEndsAt`. */
  planChanged: (values: {
    plan: string;
    amount: string;
    renewsAt: string;
    trialEndsAt: string | null;
  }) => MailText;
  resumed: (values: { amount: string; renewsAt: string; trialEndsAt: string | null }) => MailText;
  /** What support did on request. */
  supportActed: {
    /** Before a long code. */
    wayIn: (values: { hours: number }) => MailText;
    /** `card`: the last four digits. */
    refund: (values: { amount: string; card: string | null }) => MailText;
    device: (values: DeviceWords) => MailText;
    deletion: () => MailText;
  };
  /** `card`: the last four digits. */
  refunded: (values: { plan: string; amount: string; card: string | null }) => MailText;
  /** In a trial nothing was charged, and nothing will be. `unpaid`: it ends because its payment failed, and cannot be resumed. */
  cancelled: (values: { endsAt: string; inTrial: boolean; unpaid: boolean }) => MailText;
  ended: EndWords;
  /** Bought on the website (`stripe`) or in a store, while another was running; `endsAt` is when one from the website ends. */
  secondSubscription: (values: {
    first: SoldBy;
    second: SoldBy;
    endsAt: string | null;
    refundableUntil: string | null;
    unconfirmed?: boolean;
  }) => MailText;
  /** `store`: where a subscription was bought that continues there and can only be canceled there. */
  deleted: (values: { store?: Exclude<SoldBy, 'stripe'> }) => MailText;
  newsletterConfirm: (values: { days: number }) => MailText;
  /** `country` is its name; sentences end with it, since languages bend what stands around it. */
  saleInterest: (values: { country: string; days: number }) => MailText;
  saleOpened: (values: { country: string }) => MailText;
  /** To whoever wrote in the contact form; the message itself is not repeated. */
  contactReceived: () => MailText;
  /** To whoever withdrew from a contract: the content of the statement, and when it was submitted. */
  withdrawalReceived: (values: WithdrawalValues) => StatementWords;
  /** To whoever canceled one in the same way. */
  cancellationReceived: (values: CancellationValues) => StatementWords;
  /** What a plan is called within a sentence. */
  plans: Record<BillingPeriod, string>;
  features: Translation<typeof featureShortNames>;
  featureUse: Translation<typeof featureUse>;
  frame: {
    /** In the mails about canceling and about the end, where a change of plan left credit, or the rest of a year goes back. */
    restBack: (rest: string) => string;
    codeLabel: string;
    /** Between a label and what it names, with the space that some languages set before it. */
    colon: string;
    /** Before a link's bare address, for readers whose mail app shows no button. */
    linkHint: string;
    /** Why the reader is getting this mail. */
    reason: string;
    /** The link to the help page in every mail. */
    help: string;
    /** The link to who we are, with our address. */
    imprint: string;
    support: (email: string) => string;
    /** The unsubscribe link in a newsletter's footer. */
    unsubscribe: string;
  };
};
