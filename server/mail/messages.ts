import type { LetterKind } from '@/lib/content/mails/letterReasons';
import type { ToSupport } from '@/lib/content/mails/statementMatch';
import type { Standing } from '@/lib/content/mails/statementOutcomes';
import type { InvoiceValues, ToldEnd } from '@/lib/content/mails/words';
import type { SaleCountryCode } from '@/lib/content/subscription/countries';
import type { Ordered } from '@/lib/content/subscription/orderTerms';
import type { CancellationKind } from '@/lib/contract/cancellation';
import type { ContactTopic } from '@/lib/contract/contactMessage';
import type { DeviceWords } from '@/lib/contract/signInDevice';
import type { BillingPeriod } from '@/lib/contract/subscription';

/** Each mail's data; its words are in lib/content/mails. Amounts are text, dates milliseconds, links absolute. */
export type MailData = {
  /** A one-time code for sign-in. `known` is false when no account has this address: the mail says so, with no code. */
  code: { code: string; minutes: number; known: boolean };
  /** A code that confirms an email address for the account. */
  'address-code': { code: string; minutes: number };
  /** Somebody tried to add an email address that belongs to the receiver's account. */
  'address-taken': Record<string, never>;
  /** A code that confirms deleting the account. */
  'delete-code': { code: string; minutes: number };
  /** The email address's codes or guesses are used up: a long code that signs the reader in nevertheless. */
  'long-code': { code: string; minutes: number };
  /** To a former email address: the code required for deleting the account while the address can be restored. */
  'former-delete-code': { code: string; minutes: number; undoUntil: number };
  /** `joined`: a sign-in proved the email address, and a subscription paid for with it was added. */
  'address-added': { email: string; joined?: { plan: string; since: number } };
  /** To the old email address: what changed, and a link that undoes it for seven days. */
  'address-changed': { newEmail: string; undoUrl: string; undoUntil: number };
  'address-removed': { undoUrl: string; undoUntil: number };
  /** To the address that such a link took off the account again. It names no other one. */
  'address-restored': Record<string, never>;
  /** Somebody signed in to the account in a browser or app that was not known there. */
  'new-sign-in': DeviceWords & { at: number };
  /** Mails written before a release, and purchases of which nobody kept the country, lack the `order`. */
  purchase: {
    plan: string;
    amount: string;
    renewsAt: number;
    trialEndsAt: number | null;
    order?: OrderData;
  };
  /** A purchase that was undone because its address has had a subscription `since` a day, null when that has ended. `refunded` had been paid. */
  'address-subscribed': { since: number | null; refunded: string | null };
  /** A free trial that did not begin because its card has had one: nothing was charged, `amount` would have been. */
  'trial-refused': { plan: string; amount: string };
  /** `confirmUrl`: the page at the payment provider on which the payment is confirmed, where all that is missing is that. */
  'payment-failed': { amount: string; graceEndsAt: number; confirmUrl?: string | null };
  'trial-ending': { plan: string; amount: string; trialEndsAt: number };
  /** Before another year is charged, or once a year before a month is. Mails written before a release lack `period`: a year. */
  renewal: {
    plan: string;
    amount: string;
    renewsAt: number;
    period?: BillingPeriod;
    openEnded?: boolean;
  };
  /** After every charge, for `from` to `to`, to the card ending in `card`. Older mails may lack the `invoice`. */
  receipt: {
    plan: string;
    amount: string;
    paidAt: number;
    from: number;
    to: number;
    card: string | null;
    invoice?: InvoiceData;
  };
  /** The next charge and its day; in a trial the first charge, after `trialEndsAt`. */
  'plan-changed': { plan: string; amount: string; renewsAt: number; trialEndsAt: number | null };
  /** Renewal was switched back on. */
  resumed: { amount: string; renewsAt: number; trialEndsAt: number | null };
  /** The money was given back and the subscription ended. `card` is the last digits of the card. */
  refunded: { plan: string; amount: string; card: string | null };
  /**
   * The subscriber will not be charged again, and can use what is paid for, or the rest of the trial, until `endsAt`.
   * `unpaid`: it was canceled while a payment was missing, which nobody collects any more. Mails written before a release
   * may lack `inTrial`, `unpaid` and `credit`, which goes back to the card at the end.
   */
  cancelled: { endsAt: number; inTrial?: boolean; unpaid?: boolean; credit?: string };
  /** The subscription has ended. `amount` is what could not be collected, for an end of that kind; `credit` goes back to the card. */
  ended: { reason: ToldEnd; plan: string; amount: string; credit?: string; endedAt: number };
  /**
   * Two subscriptions of one account were active at the same time. `endsAt` is when one bought on our website ends,
   * which no longer renews; null when it was canceled immediately or belongs to a store.
   */
  'second-subscription': {
    first: SoldBy;
    second: SoldBy;
    endsAt: number | null;
    /** While the money for that one is given back on request. */
    refundableUntil?: number | null;
    /** The second one merely named the account to its store, so that the first is left as it is. */
    unconfirmed?: boolean;
  };
  deleted: { store?: Exclude<SoldBy, 'stripe'> };
  /** Support did something on request: sent a long code, gave money back, signed a device out, or explains a deletion. */
  'support-acted': SupportAct;
  /** Somebody entered the address for the newsletter. Nothing is sent until the button in this mail is pressed. */
  'newsletter-confirm': { confirmUrl: string; unsubscribeUrl: string; days: number };
  /** Somebody entered the email address to hear when the subscription is sold in a country. `answerUrl` takes the answer. */
  'sale-interest-confirm': { country: string; answerUrl: string; days: number };
  /** To whoever confirmed that: it is sold there now. */
  'sale-opened': { country: string };
  /**
   * A letter of `server/letters`, in the reader's language. `body` is Markdown. A newsletter has its reader's link to
   * unsubscribe, and `reader` is the ID of who must still be on the list when it is sent; null for a trial copy.
   */
  letter: {
    kind: LetterKind;
    subject: string;
    body: string;
    unsubscribeUrl: string | null;
    reader: string | null;
  };
  /** To support: what somebody wrote in the contact form. Answers go to `email`; `language` is the writer's. */
  'contact-message': { topic: ContactTopic; email: string; message: string; language: string };
  /** To whoever wrote it. It repeats nothing of the message, since anybody could have typed the address. */
  'contact-received': Record<string, never>;
  /** To support: somebody withdraws from a contract. `language` is the sender's, and `confirmed` whether we mailed them. */
  withdrawal: Withdrawal & ToSupport;
  /** To whoever did: what was stated, and when. */
  'withdrawal-received': Withdrawal & StatementStanding;
  /** The same for somebody who cancels a contract. */
  cancellation: Cancellation & ToSupport;
  'cancellation-received': Cancellation & StatementStanding;
  /** To support: one of them was confirmed, and needs nothing more. */
  'statement-confirmed': { kind: 'withdrawal' | 'cancellation'; subscription: string; at: number };
};

type SupportAct =
  | { act: 'way-in'; code: string; minutes: number }
  | { act: 'refund'; amount: string; card: string | null }
  | ({ act: 'device' } & DeviceWords)
  | { act: 'deletion' };

/** `url` is where to confirm it, or the store; `until` is the day that this is about. Mails written before a release lack them. */
export type StatementStanding = { standing?: Standing; until?: number; url?: string | null };

/** What Stripe's invoice says, written for the reader's locale. `url` leads to its PDF without a sign-in. */
export type InvoiceData = InvoiceValues & { url: string | null };

/** `contract` is what identifies it to the sender, and `at` when the statement was submitted. */
type Withdrawal = { name: string; email: string; contract: string; at: number };

/** `end` is the day on which it should end (ISO 8601), empty for the earliest possible time; `reason` may be empty. */
type Cancellation = Withdrawal & { kind: CancellationKind; reason: string; end: string };

/** What was ordered: `price` is that of each period, and `country` the one whose rules apply. */
export type OrderData = Ordered & {
  country: SaleCountryCode;
  orderedAt: number;
  seller: { name: string; address: string };
};

type SoldBy = 'stripe' | 'apple' | 'google';
type MailTemplate = keyof MailData;

/** What a template is rendered from: its name and its data. */
export type MailMessage = {
  [Template in MailTemplate]: { template: Template; data: MailData[Template] };
}[MailTemplate];

/** A mail to enqueue. Each `dedupeKey` is enqueued once, however often its cause is handled. */
export type MailRequest = MailMessage & { to: string; locale: string; dedupeKey: string };
