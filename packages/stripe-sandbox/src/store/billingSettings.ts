const day = 86_400;

/** What an account owner sets in the provider's dashboard. */
export const billingSettings = {
  /** Days after the first failed payment of an invoice at which it is tried again. */
  retryAfterDays: [3, 5, 7],
  /** What becomes of a subscription whose last retry failed. */
  afterLastRetry: 'cancel',
  trialNoticeDays: 3,
  /** A checkout page that names no end stays open this long, in seconds. */
  checkoutLifetime: day,
  /** Bounds of `expires_at`, in seconds from the creation. */
  checkoutLifetimeBounds: { minimum: 1800, maximum: day },
  /** A billing portal page stays open this long, in seconds. */
  portalLifetime: 3600,
} as const;

export const trialNoticeSeconds = billingSettings.trialNoticeDays * day;

/** A first payment that is not made within so many seconds is made no more. */
export const incompleteLifetime = 23 * 3600;
