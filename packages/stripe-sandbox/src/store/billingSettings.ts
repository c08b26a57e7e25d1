const day = 86_400;

/** What a Stripe account's owner sets in the dashboard. */
export const billingSettings = {
  /** Days after an invoice's first failed payment at which it is retried. */
  retryAfterDays: [3, 5, 7],
  /** What happens to a subscription when the last retry fails. */
  afterLastRetry: 'cancel',
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
