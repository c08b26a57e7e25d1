import * as z from 'zod/mini';
import { graceDays } from '@/lib/content/subscription/plans';
import { isActiveStatus, type SubscriptionStatus } from '@/lib/contract/subscription';
import type { StoreSubscription } from '@/server/appStores';
import { day } from '@/server/clock';

const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,18}Z$/));

/** The parts we read of the Play Developer API's `SubscriptionPurchaseV2`. */
export const SubscriptionPurchase = z.object({
  subscriptionState: z.string(),
  startTime: z.optional(time),
  acknowledgementState: z.optional(z.string()),
  linkedPurchaseToken: z.optional(z.string()),
  outOfAppPurchaseContext: z.optional(z.looseObject({ expiredPurchaseToken: z.optional(z.string()) })),
  testPurchase: z.optional(z.looseObject({})),
  lineItems: z.array(
    z.object({
      productId: z.string(),
      expiryTime: z.optional(time),
      latestSuccessfulOrderId: z.optional(z.string()),
      autoRenewingPlan: z.optional(z.object({ autoRenewEnabled: z.optional(z.boolean()) })),
      deferredItemReplacement: z.optional(z.looseObject({})),
      offerDetails: z.optional(z.object({ basePlanId: z.optional(z.string()) })),
      offerPhase: z.optional(z.object({ freeTrial: z.optional(z.looseObject({})) })),
    }),
  ),
});
export type SubscriptionPurchase = z.infer<typeof SubscriptionPurchase>;
type LineItem = SubscriptionPurchase['lineItems'][number];

/**
 * Null while a payment is pending. A change at the next renewal lists two items in no promised order; the coming one
 * has no `expiryTime` until then, and that of the former one has passed afterward ("Handle deferred replacement").
 */
export function ownedItem({ lineItems }: SubscriptionPurchase): LineItem | null {
  return lineItems.reduce<LineItem | null>(
    (owned, item) => (endOf(item) > endOf(owned) ? item : owned),
    null,
  );
}

function endOf(item: LineItem | null): number {
  return item?.expiryTime === undefined ? 0 : Date.parse(item.expiryTime);
}

/**
 * Null for one without a plan or an end, such as a pending payment. Google moves `expiryTime` to the end of access,
 * its grace period included. A renewal that nobody reported counts as renewed for ours.
 */
export function googleSubscription(
  purchaseToken: string,
  purchase: SubscriptionPurchase,
  now: number,
): Omit<StoreSubscription, 'payments'> | null {
  const item = ownedItem(purchase);
  const productId = item?.offerDetails?.basePlanId;
  if (!item || !productId || !purchase.startTime) return null;
  const expiresAt = endOf(item);
  // A plan that another is to follow does not renew itself, but the purchase does.
  const renews =
    item.autoRenewingPlan?.autoRenewEnabled === true || item.deferredItemReplacement !== undefined;
  const status = statusOf(purchase.subscriptionState, renews, expiresAt > now);
  const graceEndsAt = status === 'Grace Period' ? expiresAt : expiresAt + graceDays * day;
  const isActive = isActiveStatus(status);
  return {
    id: purchaseToken,
    productId,
    status,
    providerStatus: purchase.subscriptionState.replace('SUBSCRIPTION_STATE_', '').toLowerCase(),
    startedAt: Date.parse(purchase.startTime),
    expiresOrRenewsAt: expiresAt,
    trialEndsAt: isActive && item.offerPhase?.freeTrial ? expiresAt : null,
    graceEndsAt: isActive ? graceEndsAt : null,
    // The second is of a subscription that had ended, and was bought again on Google's own pages.
    replaces: purchase.linkedPurchaseToken ?? purchase.outOfAppPurchaseContext?.expiredPurchaseToken ?? null,
    unacknowledged: purchase.acknowledgementState === 'ACKNOWLEDGEMENT_STATE_PENDING',
  };
}

/** A state that Google may add later gives no access. */
function statusOf(state: string, renews: boolean, runs: boolean): SubscriptionStatus {
  switch (state) {
    case 'SUBSCRIPTION_STATE_ACTIVE':
      return renews ? 'Auto-Renewable' : 'Not Auto-Renewable';
    case 'SUBSCRIPTION_STATE_CANCELED':
      return runs ? 'Not Auto-Renewable' : 'Expired';
    case 'SUBSCRIPTION_STATE_IN_GRACE_PERIOD':
      return 'Grace Period';
    case 'SUBSCRIPTION_STATE_EXPIRED':
    case 'SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED':
      return 'Expired';
    default:
      return 'Inactive';
  }
}
