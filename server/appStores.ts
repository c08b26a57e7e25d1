import type { SubscriptionStatus } from '@/lib/contract/subscription';

/** The app stores as the service asks them. Built at the start by `server/billing/stores/openStores`. */
export type StoreName = 'apple' | 'google';

/** A subscription of a store in our terms, as the store tells it now. Times are milliseconds since the epoch. */
export type StoreSubscription = {
  /** Apple's original transaction id, or Google's purchase token. */
  id: string;
  productId: string;
  status: SubscriptionStatus;
  /** In the words of the store. */
  providerStatus: string;
  startedAt: number;
  expiresOrRenewsAt: number;
  trialEndsAt: number | null;
  graceEndsAt: number | null;
  /** The account of ours that the app named to the store when the purchase began. It proves nothing about the buyer. */
  namedAccount: string | null;
  /** The purchase that this one took the place of: Google gives a changed plan, and one bought again, a new token. */
  replaces: string | null;
  /** True while Google has not been told that the purchase arrived. */
  unacknowledged: boolean;
  /** What was charged for the latest period, and given back of it; of earlier ones what was given back, of which Apple tells each time, and Google once. */
  payments: readonly StorePayment[];
};

/** A charge or a refund. `id` is the same however often the store tells of it; sums are in the smallest unit of the currency. */
export type StorePayment = {
  id: string;
  /** Apple's transaction id, or Google's order id. */
  orderId: string;
  kind: 'charge' | 'refund';
  at: number;
  amount: number;
  currency: string;
  /** As the store writes it: Apple in three letters, Google in two. */
  country: string | null;
};

/** The account id in what an app told its store, which may be any text. */
export function accountNamedBy(text = ''): string | null {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : null;
}

/** The status, in place of Apple's own, of what the App Store shares with the family of the one who pays for it. */
export const familyShared = 'family_shared';

/**
 * A message of a store, proven to come from it. What it says is a hint alone: the state is fetched anew. The type of one about a
 * single payment ends with the payment, after a slash: Google's `voided`, of whatever period, and Apple's `refundReversed`.
 */
export type StoreMessage = { id: string; type: string; createdAt: number; purchaseId: string | null };

export const voided = 'VOIDED_PURCHASE/';
export const refundReversed = 'REFUND_REVERSED/';

type AppStore = {
  /**
   * What the store says of a purchase now; null when it knows of none. With the payments of Google's `order`, too.
   * @throws StoreUnavailable, PurchaseUnavailable
   */
  fetchSubscription(id: string, order?: string): Promise<StoreSubscription | null>;
};

export type AppleStore = AppStore & {
  /** What a transaction names that the App Store signed for this app; null for anything else. @throws StoreUnavailable */
  readTransaction(signed: string): Promise<{ originalId: string; signedAt: number } | null>;
  /** A notification that the App Store signed for this app; null for anything else. @throws StoreUnavailable */
  readNotification(signedPayload: string): Promise<StoreMessage | null>;
};

export type GoogleStore = AppStore & {
  packageName: string;
  /** The token in what Google signed for a purchase in this app; null for anything else. */
  readPurchaseData(signedData: string, signature: string): { purchaseToken: string } | null;
  /** Whether the bearer of a push message is Google's identity token for it. @throws StoreUnavailable */
  isPushedByGoogle(bearer: string): Promise<boolean>;
  /** Tells Google that the purchase arrived; otherwise it is taken back after three days. @throws StoreUnavailable */
  acknowledge(purchaseToken: string): Promise<void>;
};

/** Null is a store that is not configured. */
export type AppStores = { apple: AppleStore | null; google: GoogleStore | null };

/** A store does not answer, or refuses our key, which the operator has to mend. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/**
 * A store answers, but cannot tell us about one purchase that it should know. It may later. Unlike an outage, this can
 * last, so whatever waits for it is given up in the end, and nothing about other purchases waits.
 */
export class PurchaseUnavailable extends Error {
  override name = 'PurchaseUnavailable';
}

/** Whether a store cannot tell us now: about anything, or about this purchase. */
export function isStoreUnavailable(error: unknown): boolean {
  return isStoreAway(error) || isNamed(error, 'PurchaseUnavailable');
}

/** Whether a store cannot tell us about anything now. */
export function isStoreAway(error: unknown): boolean {
  return isNamed(error, 'StoreUnavailable');
}

/** By name rather than by class: bundles compiled apart each have their own copy of it. */
function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
