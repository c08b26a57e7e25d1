import {
  AutoRenewStatus,
  InAppOwnershipType,
  type JWSRenewalInfoDecodedPayload,
  type JWSTransactionDecodedPayload,
  OfferDiscountType,
  PriceIncreaseStatus,
  Status,
} from '@apple/app-store-server-library';
import { graceDays } from '@/lib/content/subscription/plans';
import { isActiveStatus, type SubscriptionStatus } from '@/lib/contract/subscription';
import { accountNamedBy, familyShared, type StorePayment, type StoreSubscription } from '@/server/appStores';
import { day } from '@/server/clock';
import { currencyDigits } from '@/server/currencyDigits';

/** What the App Store says about one subscription, each part verified. */
export type AppleFacts = {
  status: number | undefined;
  transaction: JWSTransactionDecodedPayload;
  renewal: JWSRenewalInfoDecodedPayload;
  /** What the App Store gave back to its buyer, for this purchase and for others. */
  refunded: readonly JWSTransactionDecodedPayload[];
};

const names: Readonly<Record<number, string>> = {
  [Status.ACTIVE]: 'active',
  [Status.EXPIRED]: 'expired',
  [Status.BILLING_RETRY]: 'billing_retry',
  [Status.BILLING_GRACE_PERIOD]: 'grace_period',
  [Status.REVOKED]: 'revoked',
};

/**
 * Converts the facts into our terms; null when an id or a date is missing, which every subscription has. A renewal that
 * nobody reported counts as renewed for our grace period; for a failed one, the App Store gives the end of its own.
 */
export function appleSubscription({
  status: code = 0,
  transaction,
  renewal,
  refunded,
}: AppleFacts): StoreSubscription | null {
  const { originalTransactionId, productId, originalPurchaseDate, expiresDate, revocationDate } = transaction;
  if (!originalTransactionId || !productId || !originalPurchaseDate || !expiresDate) return null;
  const status = revocationDate ? 'Expired' : statusOf(code, renewal);
  const inGrace = status === 'Grace Period';
  const lastDay = (inGrace && renewal.gracePeriodExpiresDate) || expiresDate + graceDays * day;
  const isShared = transaction.inAppOwnershipType === InAppOwnershipType.FAMILY_SHARED;
  const inTrial = transaction.offerDiscountType === OfferDiscountType.FREE_TRIAL && isActiveStatus(status);
  return {
    id: originalTransactionId,
    productId,
    status,
    providerStatus: revocationDate ? 'revoked' : isShared ? familyShared : (names[code] ?? `status ${code}`),
    startedAt: originalPurchaseDate,
    expiresOrRenewsAt: revocationDate ?? (inGrace ? lastDay : expiresDate),
    trialEndsAt: inTrial ? expiresDate : null,
    graceEndsAt: isActiveStatus(status) ? lastDay : null,
    // The buyer's, even in what somebody of the buyer's family has.
    namedAccount: isShared ? null : accountNamedBy(transaction.appAccountToken),
    replaces: null,
    unacknowledged: false,
    payments: [
      transaction,
      ...refunded.filter((one) => one.originalTransactionId === originalTransactionId),
    ].flatMap(applePayments),
  };
}

/** Prices are in thousandths. What a relative shares was paid for in a purchase of its own. */
function applePayments(transaction: JWSTransactionDecodedPayload): StorePayment[] {
  const { transactionId: orderId, price = 0, currency, purchaseDate: at, revocationDate } = transaction;
  if (!orderId || !currency || !at || price === 0) return [];
  if (transaction.inAppOwnershipType === InAppOwnershipType.FAMILY_SHARED) return [];
  const inMinor = (share: number) => Math.round((price * share * 10 ** currencyDigits(currency)) / 1000);
  const shared = { orderId, currency, country: transaction.storefront ?? null };
  const charge: StorePayment = { ...shared, id: orderId, kind: 'charge', at, amount: inMinor(1) };
  if (!revocationDate) return [charge];
  const given = (transaction.revocationPercentage ?? wholePercentage) / wholePercentage;
  const id = `${orderId} refund`;
  return [charge, { ...shared, id, kind: 'refund', at: revocationDate, amount: inMinor(given) }];
}

/** Apple's percentages are in thousandths, too. */
const wholePercentage = 100_000;

/** A status that Apple may add later gives no access. A higher price that nobody has agreed to ends it with the period. */
function statusOf(code: number, renewal: JWSRenewalInfoDecodedPayload): SubscriptionStatus {
  const isAgreed = renewal.priceIncreaseStatus !== PriceIncreaseStatus.CUSTOMER_HAS_NOT_RESPONDED;
  const renews = renewal.autoRenewStatus === AutoRenewStatus.ON && isAgreed;
  if (code === Status.ACTIVE) return renews ? 'Auto-Renewable' : 'Not Auto-Renewable';
  if (code === Status.BILLING_GRACE_PERIOD) return 'Grace Period';
  return code === Status.BILLING_RETRY ? 'Inactive' : 'Expired';
}
