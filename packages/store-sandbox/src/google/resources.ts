import type { StoreProduct } from '../control';
import type { PurchaseRecord } from '../records';
import type { Happening } from '../rules';

/** The subscription in the Play Console that holds this base plan, such as `ddg_privacy_pro`. */
export function subscriptionOf(basePlanId: string): string {
  return basePlanId.split('-').slice(0, 3).join('_');
}

type ProductOf = (id: string) => StoreProduct;

const states = {
  pending: 'SUBSCRIPTION_STATE_PENDING',
  unpaid: 'SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED',
  active: 'SUBSCRIPTION_STATE_ACTIVE',
  grace: 'SUBSCRIPTION_STATE_IN_GRACE_PERIOD',
  retry: 'SUBSCRIPTION_STATE_ON_HOLD',
  paused: 'SUBSCRIPTION_STATE_PAUSED',
  expired: 'SUBSCRIPTION_STATE_EXPIRED',
  revoked: 'SUBSCRIPTION_STATE_EXPIRED',
} as const;

/** Google grants nothing before the first payment: such a purchase has no beginning, no end and no order that was paid. */
const isUnpaid = ({ state }: PurchaseRecord) => state === 'pending' || state === 'unpaid';

/** Play Developer API, `SubscriptionPurchaseV2`. */
export function subscriptionResource(record: PurchaseRecord, product: ProductOf): object {
  const cancelled = record.state === 'active' && !record.autoRenews;
  return {
    kind: 'androidpublisher#subscriptionPurchaseV2',
    ...(!isUnpaid(record) && { startTime: time(record.startedAt) }),
    regionCode: 'US',
    subscriptionState: cancelled ? 'SUBSCRIPTION_STATE_CANCELED' : states[record.state],
    latestOrderId: record.transactionId,
    ...(record.linkedPurchaseToken !== null && { linkedPurchaseToken: record.linkedPurchaseToken }),
    ...(record.expiredPurchaseToken && {
      outOfAppPurchaseContext: { expiredPurchaseToken: record.expiredPurchaseToken },
    }),
    acknowledgementState: record.acknowledged
      ? 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED'
      : 'ACKNOWLEDGEMENT_STATE_PENDING',
    ...(record.accountId !== null && {
      externalAccountIdentifiers: { obfuscatedExternalAccountId: record.accountId },
    }),
    ...(record.state === 'paused' &&
      record.resumesAt !== null && { pausedStateContext: { autoResumeTime: time(record.resumesAt) } }),
    testPurchase: {},
    lineItems: lineItems(record, product),
  };
}

/**
 * A change of plan at the next renewal lists two items ("Handle deferred replacement"). Google promises no order, so the
 * one that gives no access, before the change and after it, comes first.
 */
function lineItems(record: PurchaseRecord, product: ProductOf): object[] {
  const { nextProductId, replacedPlan } = record;
  return [
    ...(nextProductId === null ? [] : [planItem(product(nextProductId))]),
    ...(replacedPlan ? [{ ...planItem(product(replacedPlan.productId)), ...paid(replacedPlan) }] : []),
    ownedItem(record, product(record.productId)),
  ];
}

function planItem(product: StoreProduct) {
  return {
    productId: subscriptionOf(product.id),
    autoRenewingPlan: { recurringPrice: money(product) },
    offerDetails: { basePlanId: product.id },
    offerPhase: { basePrice: {} },
  };
}

function paid({ expiresAt, transactionId }: Pick<PurchaseRecord, 'expiresAt' | 'transactionId'>) {
  return { expiryTime: time(expiresAt), latestSuccessfulOrderId: transactionId };
}

function ownedItem(record: PurchaseRecord, product: StoreProduct): object {
  const { autoRenews, nextProductId, transactionId } = record;
  const offerId = product.id.replace(/^(ddg-\w+-pro)-/, '$1-freetrial-');
  return {
    ...planItem(product),
    ...(!isUnpaid(record) && paid({ expiresAt: endOf(record), transactionId })),
    ...(autoRenews &&
      nextProductId !== null && { deferredItemReplacement: { productId: subscriptionOf(nextProductId) } }),
    autoRenewingPlan: {
      ...(autoRenews && nextProductId === null && { autoRenewEnabled: true }),
      recurringPrice: money(product),
      ...(record.priceIncrease !== 'none' && {
        priceChangeDetails: {
          newPrice: money({ ...product, price: product.price + 100 }),
          priceChangeMode: 'PRICE_INCREASE',
          priceChangeState: record.priceIncrease === 'accepted' ? 'CONFIRMED' : 'OUTSTANDING',
          expectedNewPriceChargeTime: time(record.expiresAt),
        },
      }),
    },
    offerDetails: { basePlanId: product.id, ...(record.trial && { offerId }) },
    offerPhase: record.trial ? { freeTrial: {} } : { basePrice: {} },
  };
}

/** Google moves the end of a purchase to where access ends: with the grace period, and where it was taken back. */
function endOf(record: PurchaseRecord): number {
  return record.revokedAt ?? record.graceEndsAt ?? record.expiresAt;
}

function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function money({ price, currency }: StoreProduct) {
  return {
    currencyCode: currency,
    units: String(Math.floor(price / 100)),
    nanos: (price % 100) * 10_000_000,
  };
}

/**
 * Play Developer API, `Order`, of the latest period or an earlier one. A trial is free, and so is the rest of a period that goes on under the
 * new token of a change at its end.
 */
export function orderResource(record: PurchaseRecord, orderId: string, product: ProductOf): object {
  const period = record.earlier.find((one) => one.transactionId === orderId) ?? record;
  const { transactionId, trial, periodStart, revokedAt } = period;
  const { purchasedAt } = record;
  const sold = product(period.productId);
  const total = money(trial || periodStart < purchasedAt ? { ...sold, price: 0 } : sold);
  const back = { refundDetails: { total }, refundReason: 'OTHER' };
  return {
    orderId: transactionId,
    purchaseToken: record.id,
    state: revokedAt === null ? 'PROCESSED' : 'REFUNDED',
    createTime: time(periodStart),
    buyerAddress: { buyerCountry: 'US' },
    total,
    tax: money({ ...sold, price: 0 }),
    orderHistory: {
      processedEvent: { eventTime: time(periodStart) },
      ...(revokedAt !== null && { refundEvent: { eventTime: time(revokedAt), ...back } }),
    },
  };
}

/** What the Play Billing client hands to the app (`Purchase.getOriginalJson`). It stays the same over renewals. */
export function purchaseData(record: PurchaseRecord, packageName: string): string {
  return JSON.stringify({
    orderId: record.transactionId.replace(/\.\.\d+$/, ''),
    packageName,
    productId: subscriptionOf(record.productId),
    purchaseTime: record.purchasedAt,
    purchaseState: record.state === 'pending' ? 4 : 0,
    ...(record.accountId !== null && { obfuscatedAccountId: record.accountId }),
    purchaseToken: record.id,
    quantity: 1,
    autoRenewing: true,
    acknowledged: false,
  });
}

/** `SubscriptionNotification.notificationType` of the Real-time developer notifications, with their names. */
const notificationTypes: Readonly<Partial<Record<Happening, readonly [number, string]>>> = {
  bought: [4, 'SUBSCRIPTION_PURCHASED'],
  renewed: [2, 'SUBSCRIPTION_RENEWED'],
  failed: [6, 'SUBSCRIPTION_IN_GRACE_PERIOD'],
  heldBack: [5, 'SUBSCRIPTION_ON_HOLD'],
  recovered: [1, 'SUBSCRIPTION_RECOVERED'],
  paid: [4, 'SUBSCRIPTION_PURCHASED'],
  neverPaid: [20, 'SUBSCRIPTION_PENDING_PURCHASE_CANCELED'],
  paused: [10, 'SUBSCRIPTION_PAUSED'],
  cancelled: [3, 'SUBSCRIPTION_CANCELED'],
  resumed: [7, 'SUBSCRIPTION_RESTARTED'],
  refunded: [12, 'SUBSCRIPTION_REVOKED'],
  revoked: [12, 'SUBSCRIPTION_REVOKED'],
  ended: [13, 'SUBSCRIPTION_EXPIRED'],
  endedUnpaid: [13, 'SUBSCRIPTION_EXPIRED'],
  endedByPrice: [13, 'SUBSCRIPTION_EXPIRED'],
  priceAsked: [19, 'SUBSCRIPTION_PRICE_CHANGE_UPDATED'],
  priceAccepted: [19, 'SUBSCRIPTION_PRICE_CHANGE_UPDATED'],
  planChosen: [9, 'SUBSCRIPTION_DEFERRED'],
  planChanged: [4, 'SUBSCRIPTION_PURCHASED'],
};

/** The name and the content of a Pub/Sub message (`DeveloperNotification`). @throws Error for what Google does not tell */
export function developerNotification(
  record: PurchaseRecord,
  happening: Happening,
  { packageName, now }: { packageName: string; now: number },
): { type: string; content: string } {
  if (happening === 'refundedEarlier') return voidedPurchase(record, packageName, now);
  const [notificationType, type] = notificationTypes[happening] ?? [];
  if (!type) throw new Error(`Google has no message for ${happening}`);
  const content = JSON.stringify({
    version: '1.0',
    packageName,
    eventTimeMillis: String(now),
    subscriptionNotification: { version: '1.0', notificationType, purchaseToken: record.id },
  });
  return { type, content };
}

/** `VoidedPurchaseNotification`: an order of the purchase was given back, whether or not the purchase goes on. */
function voidedPurchase({ id, earlier }: PurchaseRecord, packageName: string, now: number) {
  const orderId = earlier.at(-1)?.transactionId;
  const voidedPurchaseNotification = { purchaseToken: id, orderId, productType: 1, refundType: 1 };
  const content = { version: '1.0', packageName, eventTimeMillis: String(now), voidedPurchaseNotification };
  return { type: 'VOIDED_PURCHASE', content: JSON.stringify(content) };
}
