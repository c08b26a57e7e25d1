const day = 86_400;

/** How an account's owner wants failed payments to be collected. */
export type Collection = {
  /** Days after an invoice's first failed payment at which it is retried. */
  retryAfterDays: readonly number[];
  /** What becomes of the subscription when the last retry fails: it ends, or stays and waits, in one of two statuses. */
  afterLastRetry: 'cancel' | 'unpaid' | 'past_due';
};

export const collectionByDefault: Collection = { retryAfterDays: [3, 5, 7], afterLastRetry: 'past_due' };

/** What a Stripe account's owner sets in the dashboard. */
export const billingSettings = {
  trialNoticeDays: 3,
  /** How long a checkout page without an explicit end stays open, in seconds. */
  checkoutLifetime: day,
  /** Bounds of `expires_at`, in seconds after creation. */
  checkoutLifetimeBounds: { minimum: 1800, maximum: day },
  /** How long a billing portal page stays open, in seconds. */
  portalLifetime: 3600,
} as const;

export const trialNoticeSeconds = billingSettings.trialNoticeDays * day;

/** The time limit for a subscription's first payment, in seconds. */
export const incompleteLifetime = 23 * 3600;
