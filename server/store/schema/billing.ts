import type { Generated } from 'kysely';
import type { SubscriptionStatus } from '@/lib/contract/subscription';

export interface CustomerTable {
  account_id: string;
  stripe_customer_id: string;
  created_at: number;
  /** 1 while the address at Stripe is behind the address of the account. */
  email_pending: Generated<number>;
  /** What was typed at Stripe, normalised and unproven; null once the account has an address of its own. */
  billing_email: string | null;
}

/** The state of a subscription as last fetched from its store. At most one live row per account. */
export interface SubscriptionTable {
  id: string;
  account_id: string;
  platform: 'stripe' | 'apple' | 'google';
  provider_subscription_id: string;
  product_id: string;
  status: SubscriptionStatus;
  /** The status in the words of the store, e.g. Stripe's `past_due`. */
  provider_status: string;
  started_at: number;
  expires_or_renews_at: number;
  trial_ends_at: number | null;
  /** End of the grace period; after it the row counts as Expired whatever `status` says. */
  grace_ends_at: number | null;
  /** 1 while the row may give access, 0 once it has ended: the unique index of live rows stands on it. */
  live: number;
  /** Locale and origin at the time of purchase. */
  locale: string;
  origin: string | null;
  created_at: number;
  updated_at: number;
  /** Counts the writes. Whoever fetched before the latest write finds another number and fetches again. */
  version: Generated<number>;
}

export interface CheckoutTable {
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
}

export interface WebhookEventTable {
  /** The event id of Stripe: stored in the same transaction as the effect. */
  id: string;
  type: string;
  created_at: number;
  received_at: number;
  processed_at: number | null;
  attempts: Generated<number>;
  last_error: string | null;
  /** Id of the Stripe object whose state is to be refetched. */
  object_id: string | null;
}

/** A trial taken, once per account and once per payment fingerprint (`account:<id>`, `card:<fingerprint>`). */
export interface TrialTable {
  key: string;
  account_id: string;
  created_at: number;
}
