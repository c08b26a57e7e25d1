import * as z from 'zod/mini';
import { milliseconds, nonEmpty, PurchasePending } from './wire';

export const subscriptionStatuses = [
  'Auto-Renewable',
  'Not Auto-Renewable',
  'Grace Period',
  'Inactive',
  'Expired',
] as const;
export const SubscriptionStatus = z.enum(subscriptionStatuses);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** Auto-Renewable, Not Auto-Renewable and Grace Period give access; the rest do not. */
export function isActiveStatus(status: SubscriptionStatus): boolean {
  return status !== 'Inactive' && status !== 'Expired';
}

/** Why it ended or will not renew: `trialCanceled` and `trialUnpaid` before any payment, `replaced` by an app's. */
export const EndReason = z.enum([
  'canceled',
  'trialCanceled',
  'unpaid',
  'trialUnpaid',
  'refunded',
  'disputed',
  'replaced',
  'accountDeleted',
]);
export type EndReason = z.infer<typeof EndReason>;

export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

export const featureNames = [
  'Network Protection',
  'Data Broker Protection',
  'Identity Theft Restoration',
  'Global Identity Theft Restoration',
  'Duck.ai',
] as const;
export type FeatureName = (typeof featureNames)[number];

export const Tier = z.enum(['plus', 'pro']);
export type Tier = z.infer<typeof Tier>;

export const Entitlement = z.object({ product: nonEmpty, name: z.string(), id: z.optional(z.number()) });
export type Entitlement = z.infer<typeof Entitlement>;

/** `GET /api/subscription` (native contract §4.2). Times are milliseconds since the epoch. */
export const Subscription = z.object({
  productId: nonEmpty,
  name: z.string(),
  billingPeriod: z.enum(['Monthly', 'Yearly']),
  startedAt: milliseconds,
  expiresOrRenewsAt: milliseconds,
  platform: z.string(),
  status: SubscriptionStatus,
  activeOffers: z.array(z.object({ type: z.string() })),
  tier: z.optional(z.string()),
  /** Absent while it renews, and where an app store does not say. */
  endReason: z.optional(EndReason),
  /** When it ends if it is canceled now, where that is before the date of the renewal. */
  endsIfCanceled: z.optional(milliseconds),
  /** With one that is on hold because its subscriber has paused it in the app store. */
  paused: z.optional(z.literal(true)),
  /** With one that has ended, and with a purchase that was just confirmed. */
  purchasePending: PurchasePending,
});
export type Subscription = z.infer<typeof Subscription>;

/** `GET /api/subscription/status`. */
export const SubscriptionStatusResponse = z.object({
  status: SubscriptionStatus,
  isActive: z.boolean(),
  expiresOrRenewsAt: milliseconds,
});
export type SubscriptionStatusResponse = z.infer<typeof SubscriptionStatusResponse>;
