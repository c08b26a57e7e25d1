import type { Generated } from 'kysely';
import type { EndReason, SubscriptionStatus } from '@/lib/contract/subscription';

/** Why a purchase was undone. */
export type UndoneReason = 'cardHadTrial' | 'addressSubscribed';

export interface BillingTables {
  customers: {
    account_id: string;
    stripe_customer_id: string;
    created_at: number;
    /** 1 while Stripe does not have the account's current email address. */
    email_pending: Generated<number>;
    /** When the email address is sent next; in the future while somebody is sending it. */
    email_next_attempt_at: Generated<number>;
    email_attempts: Generated<number>;
    /** When Stripe refused the email address for good; null otherwise. */
    email_failed_at: number | null;
    /** The email address typed at Stripe, normalized and unproved; null once the account has its own. */
    billing_email: string | null;
    /** What the numbers of its invoices begin with. */
    invoice_prefix: string | null;
  };

  /**
   * A customer being created at Stripe: written before the call and removed with the row in `customers`. If a process
   * ended in between, it records which key was used, and when.
   */
  customer_requests: {
    account_id: string;
    idempotency_key: string;
    requested_at: number;
  };

  /** A deleted account, or a customer without one, whose charges and data at Stripe must end; then the row goes. */
  stripe_closures: {
    /** The id of our account or of Stripe's customer. */
    id: string;
    kind: 'account' | 'customer';
    requested_at: number;
    next_attempt_at: number;
    attempts: Generated<number>;
  };

  /** The state of a subscription as last fetched from its store. At most one live row per account. */
  subscriptions: {
    id: string;
    account_id: string;
    platform: 'stripe' | 'apple' | 'google';
    provider_subscription_id: string;
    product_id: string;
    status: SubscriptionStatus;
    /** The status in the store's own terms, e.g. Stripe's `past_due`. */
    provider_status: string;
    started_at: number;
    expires_or_renews_at: number;
    trial_ends_at: number | null;
    /** End of the grace period; afterward the row counts as Expired whatever `status` says. */
    grace_ends_at: number | null;
    /** Why it ended or will not renew; in a grace period, why it will have ended if nobody pays. */
    end_reason: EndReason | null;
    /** 1 for a yearly plan that can be ended at any time with a month's notice. */
    runs_on: Generated<number>;
    /** When the subscriber is next reminded of a charge; null when nothing is to be announced. */
    reminder_due_at: number | null;
    /** 1 while the row may give access, 0 once it has ended; the unique index of live rows depends on it. */
    live: number;
    /** 0 for an app store's purchase that merely named the account: its receipt does not open the account. */
    confirmed: Generated<number>;
    /** Locale and origin at the time of purchase. */
    locale: string;
    origin: string | null;
    created_at: number;
    updated_at: number;
    /** Counts the writes. Whoever fetched before the latest write finds a different number and fetches again. */
    version: Generated<number>;
  };

  checkouts: {
    id: string;
    account_id: string;
    product_id: string;
    stripe_session_id: string | null;
    url: string | null;
    status: 'open' | 'complete' | 'expired';
    trial_days: number;
    /** Digest of everything the visitor chose; the same choice gets the same open session. */
    request_hash: string;
    created_at: number;
    expires_at: number;
    /** When Stripe was last asked about this checkout on behalf of a waiting page. */
    checked_at: number | null;
  };

  webhook_events: {
    /** The event's id at its source, stored in the same transaction as its effect. */
    id: string;
    /** Who sent it. */
    source: Generated<'stripe' | 'apple' | 'google'>;
    type: string;
    created_at: number;
    received_at: number;
    processed_at: number | null;
    attempts: Generated<number>;
    /** When it is tried next; in the future while somebody is handling it. */
    next_attempt_at: Generated<number>;
    /** When it was given up, for a person to examine; null otherwise. */
    failed_at: number | null;
    last_error: string | null;
    /** Id of the object whose state must be fetched again. */
    object_id: string | null;
  };

  /** What a store signed and what opened an account, by digest; the answer is encrypted. */
  store_sign_ins: {
    proof_hash: string;
    session_hash: string;
    account_id: string;
    used_at: number;
    answer: string;
  };

  /** A trial that was used, once per account and once per payment fingerprint (`account:<id>`, `card:<fingerprint>`). */
  trials: {
    key: string;
    account_id: string;
    created_at: number;
  };

  /** The first subscription paid for, once per account and per card (`account:<id>`, `card:<digest of its fingerprint>`). */
  first_purchases: {
    key: string;
    account_id: string;
    /** Stripe's id of the subscription; empty for one that was paid for before purchases were recorded. */
    subscription_id: string;
    paid_at: number;
  };

  /** A refund that a subscriber asked for under the money-back promise: at most one per subscription. */
  refund_requests: {
    subscription_id: string;
    account_id: string;
    requested_at: number;
    /** What was given back, in minor units, and when all of it was; null until then. */
    total: number | null;
    currency: string | null;
    finished_at: number | null;
  };

  /** A charge or a refund in an app store. The row outlives its account, of which it holds the random id alone. */
  store_payments: {
    id: string;
    store: 'apple' | 'google';
    /** Apple's transaction id, or Google's order id, which buyers and the stores name. */
    order_id: string;
    kind: 'charge' | 'refund';
    at: number;
    /** What the buyer paid or got back, in the smallest unit of the currency. The store accounts for the tax in it. */
    amount: number;
    currency: string;
    /** As the store writes it: Apple in three letters, Google in two. */
    country: string | null;
    account_id: string;
  };

  /**
   * A withdrawal or a cancellation, with nothing of its content, until a link that was mailed to the contract's address
   * confirms it. Also written for one that names no contract, so that the answer takes as long; then the ids are empty.
   */
  statements: {
    token_hash: string;
    kind: 'withdrawal' | 'cancellation';
    account_id: string;
    /** The subscription's id at Stripe or in its store. */
    subscription_id: string;
    submitted_at: number;
    used_at: number | null;
  };

  /**
   * A purchase from our payment page that was undone at once; the buyer is asked what to do instead. Its reason: the card
   * had had a trial under another account or cannot be told from others, or the paying address has a subscription already.
   */
  trial_refusals: {
    provider_subscription_id: string;
    account_id: string;
    product_id: string;
    /** What the plan costs without a trial: an ISO 4217 code, and an amount in its smallest unit. */
    currency: string;
    amount: number;
    reason: Generated<UndoneReason>;
    /** What had been paid, and is paid back, in the smallest unit of the currency. */
    refunded: Generated<number>;
    created_at: number;
  };
}
