import type { PurchaseState, StoreProduct } from '../control';
import type { PurchaseRecord } from '../records';
import type { Happening } from '../rules';

/** The app as the App Store knows it. */
export type AppleApp = { bundleId: string; appAppleId: number; environment: 'Sandbox' | 'Production' };

const subscriptionGroup = '20000001';

/** App Store Server API, `JWSTransactionDecodedPayload`. Prices are in thousandths. */
export function transactionPayload(
  record: PurchaseRecord,
  product: StoreProduct,
  app: AppleApp,
  signedDate: number,
): object {
  return {
    transactionId: record.transactionId,
    originalTransactionId: record.id,
    webOrderLineItemId: `9${record.transactionId}`,
    bundleId: app.bundleId,
    productId: record.productId,
    subscriptionGroupIdentifier: subscriptionGroup,
    purchaseDate: record.periodStart,
    originalPurchaseDate: record.startedAt,
    expiresDate: record.expiresAt,
    quantity: 1,
    type: 'Auto-Renewable Subscription',
    ...(record.accountId !== null && { appAccountToken: record.accountId }),
    inAppOwnershipType: record.sharedFrom === null ? 'PURCHASED' : 'FAMILY_SHARED',
    signedDate,
    environment: app.environment,
    transactionReason: record.periods > 1 ? 'RENEWAL' : 'PURCHASE',
    storefront: 'USA',
    storefrontId: '143441',
    price: record.trial ? 0 : product.price * 10,
    currency: product.currency,
    ...(record.trial && {
      offerType: 1,
      offerDiscountType: 'FREE_TRIAL',
      offerPeriod: `P${product.trialDays}D`,
    }),
    ...(record.revokedAt !== null && { revocationDate: record.revokedAt, revocationReason: 0 }),
  };
}

const expirationIntents = { cancelled: 1, unpaid: 2, price: 3 } as const;

/** `JWSRenewalInfoDecodedPayload`. */
export function renewalPayload(record: PurchaseRecord, app: AppleApp, signedDate: number): object {
  const unpaid = record.paymentFails && record.state === 'expired';
  const intent = unpaid ? 'unpaid' : record.priceIncrease === 'asked' ? 'price' : 'cancelled';
  return {
    originalTransactionId: record.id,
    autoRenewProductId: record.nextProductId ?? record.productId,
    productId: record.productId,
    autoRenewStatus: record.autoRenews ? 1 : 0,
    isInBillingRetryPeriod: record.state === 'grace' || record.state === 'retry',
    signedDate,
    environment: app.environment,
    recentSubscriptionStartDate: record.startedAt,
    renewalDate: record.expiresAt,
    ...(record.priceIncrease !== 'none' && {
      priceIncreaseStatus: record.priceIncrease === 'accepted' ? 1 : 0,
    }),
    ...(record.state === 'grace' && { gracePeriodExpiresDate: record.graceEndsAt }),
    ...(record.state === 'expired' && { expirationIntent: expirationIntents[intent] }),
  };
}

const statuses: Partial<Record<PurchaseState, number>> = {
  active: 1,
  expired: 2,
  retry: 3,
  grace: 4,
  revoked: 5,
};

/** `status` of Get All Subscription Statuses and of notifications. @throws Error in a state that Google alone has */
export function statusOf({ state }: PurchaseRecord): number {
  const status = statuses[state];
  if (status === undefined) throw new Error(`The App Store has no status for ${state}`);
  return status;
}

/** `notificationType` and `subtype` (App Store Server Notifications V2), of all that happens in the App Store. */
export const notificationTypes: Readonly<Partial<Record<Happening, string>>> = {
  bought: 'SUBSCRIBED/INITIAL_BUY',
  renewed: 'DID_RENEW',
  failed: 'DID_FAIL_TO_RENEW/GRACE_PERIOD',
  heldBack: 'GRACE_PERIOD_EXPIRED',
  recovered: 'DID_RENEW/BILLING_RECOVERY',
  cancelled: 'DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED',
  resumed: 'DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED',
  refunded: 'REFUND',
  refundedEarlier: 'REFUND',
  refundReversed: 'REFUND_REVERSED',
  revoked: 'REVOKE',
  ended: 'EXPIRED/VOLUNTARY',
  endedUnpaid: 'EXPIRED/BILLING_RETRY',
  endedByPrice: 'EXPIRED/PRICE_INCREASE',
  priceAsked: 'PRICE_INCREASE/PENDING',
  priceAccepted: 'PRICE_INCREASE/ACCEPTED',
  planChosen: 'DID_CHANGE_RENEWAL_PREF/DOWNGRADE',
  planChanged: 'DID_CHANGE_RENEWAL_PREF/UPGRADE',
};
