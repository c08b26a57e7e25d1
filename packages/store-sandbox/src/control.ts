/** What a page or a test asks of the two stores. Times are milliseconds since the epoch. */
export const storeNames = ['apple', 'google'] as const;
export type StoreName = (typeof storeNames)[number];

/** A subscription that a store sells: of Google, a base plan. */
export type StoreProduct = {
  id: string;
  period: 'month' | 'year';
  /** In minor units of the currency. */
  price: number;
  currency: string;
  /** Length of the free trial that a first purchase may begin with. */
  trialDays: number;
};

/**
 * pending: Google waits for the first payment, made in cash for instance · active: paid for · grace: a renewal failed,
 * access goes on · retry: access is held back while the store tries the card again (Google calls it on hold) · paused: by
 * its subscriber, at Google · expired: over · revoked: refunded, or taken back from a family member · unpaid: a pending
 * one whose payment never came.
 */
export type PurchaseState =
  | 'pending'
  | 'active'
  | 'grace'
  | 'retry'
  | 'paused'
  | 'expired'
  | 'revoked'
  | 'unpaid';

export type StorePurchase = {
  /** Apple's original transaction id, or Google's purchase token. */
  id: string;
  store: StoreName;
  productId: string;
  state: PurchaseState;
  /** False once it was canceled: it then ends with the running period. */
  autoRenews: boolean;
  /** True while the running period is free. */
  trial: boolean;
  startedAt: number;
  periodStart: number;
  /** End of the period that was paid for. */
  expiresAt: number;
  graceEndsAt: number | null;
  /** What it renews as, when that is another product. */
  nextProductId: string | null;
  priceIncrease: 'none' | 'asked' | 'accepted';
  /** True while the next renewals fail. */
  paymentFails: boolean;
  refunded: boolean;
  /** What the app gave as the buyer's account when the purchase began (`appAccountToken`, `obfuscatedAccountId`). */
  accountId: string | null;
  /** At Apple, the purchase that a family member shares in with this one; null for what was bought. */
  sharedFrom: string | null;
  /** Whether the service told Google that it got the purchase; Google takes it back after three days otherwise. */
  acknowledged: boolean;
};

export type PlanChange = { productId: string; now?: boolean; pending?: boolean };

export type Order = {
  productId: string;
  /** Begins with the free trial, if the product has one. */
  trial?: boolean;
  accountId?: string;
  /** True for a payment that is still to come, which Google alone offers. */
  pending?: boolean;
};

/**
 * What can happen to a purchase by hand. `renew`, `fail` and `expire` end the running period now; `fail` makes its renewal
 * fail, so that a grace period begins, and further renewals fail until `recover`; `endGrace` ends the grace period. `pause`
 * ends the running period, too, and `recover` ends the pause. `pay` pays for what is pending, and `cancel` cancels that.
 * `share` shares an App Store purchase with a family member: it answers the member's own, which follows the shared one.
 * `refundEarlier` gives back what was taken for the period before this one, which goes on, `reverseRefund` takes that back again
 * at the App Store, and `revoke` takes a
 * family member's purchase back. `resubscribe` buys again what has ended, on Google's own pages and thus without the app: it answers the new purchase.
 */
export const purchaseActions = [
  'renew',
  'fail',
  'endGrace',
  'recover',
  'pay',
  'pause',
  'share',
  'cancel',
  'resume',
  'resubscribe',
  'refund',
  'refundEarlier',
  'reverseRefund',
  'revoke',
  'expire',
  'raisePrice',
  'acceptPrice',
] as const;
export type PurchaseAction = (typeof purchaseActions)[number];

/** What the app on a device gets from the store, and hands to the service. */
export type AppleProof = { store: 'apple'; signedTransactionInfo: string };
export type GoogleProof = {
  store: 'google';
  packageName: string;
  purchaseToken: string;
  /** The purchase as JSON, and the signature over it (Play Billing: `originalJson`, `signature`). */
  signedData: string;
  signature: string;
};
export type PurchaseProof = AppleProof | GoogleProof;

/** A message to the service about a purchase. */
export type StoreNotification = {
  id: string;
  store: StoreName;
  purchaseId: string;
  /** In the words of the store, e.g. `DID_RENEW`, `DID_FAIL_TO_RENEW/GRACE_PERIOD`, `SUBSCRIPTION_RENEWED`. */
  type: string;
  createdAt: number;
  /** How often the service took it, and whether a try is still to come. */
  taken: number;
  waiting: boolean;
};

/** `hold` keeps messages until they are sent by `deliver`, one by one and in any order. */
export const notificationModes = ['normal', 'duplicate', 'reorder', 'drop', 'hold'] as const;
export type NotificationMode = (typeof notificationModes)[number];

/** A request that the store refuses; the message says why. */
export class StoreRefusal extends Error {
  override name = 'StoreRefusal';
}

export type StoreControl = {
  products(store: StoreName): readonly StoreProduct[];
  /** Buys. @throws StoreRefusal for an unknown product, and for a pending payment at Apple */
  buy(store: StoreName, order: Order): StorePurchase;
  /** Newest first. */
  purchases(store?: StoreName): StorePurchase[];
  purchase(id: string): StorePurchase | null;
  /** @throws StoreRefusal when the action makes no sense in that state */
  act(id: string, action: PurchaseAction): StorePurchase;
  /**
   * Changes the product, at the next renewal unless `now`. Google gives the purchase a new token either way, at once; with
   * `pending`, both go on until the new one is paid. Answers the purchase that it is from then on.
   */
  changePlan(id: string, change: PlanChange): StorePurchase;
  /** What the device holds of this purchase. Apple's is signed anew at each call; Google's stays the same. */
  proof(id: string): Promise<PurchaseProof>;
  /** Newest first. */
  notifications(purchaseId?: string): StoreNotification[];
  /** Sends a message, again or for the first time. True when the service took it. */
  deliver(notificationId: string): Promise<boolean>;
  setNotificationMode(mode: NotificationMode): void;
  /** Lets the calls of this store fail until then, in milliseconds of real time. */
  setOutage(store: StoreName, until: number): void;
  /**
   * Lets the calls about this purchase fail: with an error code of the App Store, such as 4040006, or with a status of
   * Google, such as 410. Null ends that.
   */
  setRefusal(id: string, code: number | null): void;
};
