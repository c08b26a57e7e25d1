import * as z from 'zod/mini';
import { graceDays } from '@/lib/content/subscription/plans';
import { isActiveStatus, type SubscriptionStatus } from '@/lib/contract/subscription';
import { accountNamedBy, type StoreSubscription } from '@/server/appStores';
import { day } from '@/server/clock';
import { isBought } from '@/server/entitlements/currentSubscription';

const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,18}Z$/));

/** The parts we read of the Play Developer API's `SubscriptionPurchaseV2`. */
export const SubscriptionPurchase = z.object({
  subscriptionState: z.string(),
  startTime: z.optional(time),
  acknowledgementState: z.optional(z.string()),
  linkedPurchaseToken: z.optional(z.string()),
  outOfAppPurchaseContext: z.optional(z.looseObject({ expiredPurchaseToken: z.optional(z.string()) })),
  externalAccountIdentifiers: z.optional(z.object({ obfuscatedExternalAccountId: z.optional(z.string()) })),
  testPurchase: z.optional(z.looseObject({})),
  lineItems: z.array(
    z.object({
      productId: z.string(),
      expiryTime: z.optional(time),
      latestSuccessfulOrderId: z.optional(z.string()),
      autoRenewingPlan: z.optional(
        z.object({
          autoRenewEnabled: z.optional(z.boolean()),
          priceChangeDetails: z.optional(
            z.object({
              priceChangeMode: z.optional(z.string()),
              priceChangeState: z.optional(z.string()),
              expectedNewPriceChargeTime: z.optional(time),
            }),
          ),
        }),
      ),
      deferredItemReplacement: z.optional(z.looseObject({})),
      offerDetails: z.optional(z.object({ basePlanId: z.optional(z.string()) })),
      offerPhase: z.optional(z.object({ freeTrial: z.optional(z.looseObject({})) })),
    }),
  ),
});
export type SubscriptionPurchase = z.infer<typeof SubscriptionPurchase>;
type LineItem = SubscriptionPurchase['lineItems'][number];

/**
 * A change at the next renewal lists two items in no promised order; the coming one has no `expiryTime` until then, and
 * that of the former one has passed afterward ("Handle deferred replacement"). A payment that is pending gives none either.
 */
export function ownedItem({ lineItems }: SubscriptionPurchase): LineItem | null {
  return lineItems.reduce<LineItem | null>(
    (owned, item) => (owned && endOf(owned) >= endOf(item) ? owned : item),
    null,
  );
}

function endOf({ expiryTime }: LineItem): number {
  return expiryTime === undefined ? 0 : Date.parse(expiryTime);
}

/**
 * Null for one without a plan, or without a beginning although it was paid: before that, Google gives no dates. It moves
 * `expiryTime` to the end of access, its grace period included. A renewal that nobody reported counts as renewed for ours.
 */
export function googleSubscription(
  purchaseToken: string,
  purchase: SubscriptionPurchase,
  now: number,
): Omit<StoreSubscription, 'payments'> | null {
  const providerStatus = purchase.subscriptionState.replace('SUBSCRIPTION_STATE_', '').toLowerCase();
  const waits = !isBought(providerStatus);
  const item = ownedItem(purchase);
  const productId = item?.offerDetails?.basePlanId;
  const startedAt = purchase.startTime ? Date.parse(purchase.startTime) : waits ? now : null;
  if (!item || !productId || startedAt === null) return null;
  const expiresAt = endOf(item) || now;
  // A plan that another is to follow does not renew itself, but the purchase does.
  const renews =
    (item.autoRenewingPlan?.autoRenewEnabled === true && !waitsForConsent(item)) ||
    item.deferredItemReplacement !== undefined;
  const status = statusOf(purchase.subscriptionState, renews, expiresAt > now);
  const graceEndsAt = status === 'Grace Period' ? expiresAt : expiresAt + graceDays * day;
  const isActive = isActiveStatus(status);
  return {
    id: purchaseToken,
    productId,
    status,
    providerStatus,
    startedAt,
    expiresOrRenewsAt: expiresAt,
    trialEndsAt: isActive && item.offerPhase?.freeTrial ? expiresAt : null,
    graceEndsAt: isActive ? graceEndsAt : null,
    namedAccount: accountNamedBy(purchase.externalAccountIdentifiers?.obfuscatedExternalAccountId),
    // The second is of a subscription that had ended, and was bought again on Google's own pages.
    replaces: purchase.linkedPurchaseToken ?? purchase.outOfAppPurchaseContext?.expiredPurchaseToken ?? null,
    unacknowledged: !waits && purchase.acknowledgementState === 'ACKNOWLEDGEMENT_STATE_PENDING',
  };
}

/** A higher price that nobody has agreed to ends it with the period, if it is the one to be charged next. */
function waitsForConsent(item: LineItem): boolean {
  const change = item.autoRenewingPlan?.priceChangeDetails;
  if (change?.priceChangeMode !== 'PRICE_INCREASE' || change.priceChangeState !== 'OUTSTANDING') return false;
  return endOf({ ...item, expiryTime: change.expectedNewPriceChargeTime }) <= endOf(item);
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
