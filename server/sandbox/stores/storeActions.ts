import type { PurchaseAction, StorePurchase } from 'store-sandbox/control';

type Action = {
  /** On its button. */
  label: string;
  /** Whether the store would do it now. */
  fits: (purchase: StorePurchase) => boolean;
  /** Takes something away, and is styled as such. */
  harsh?: boolean;
};

const lives = ({ state }: StorePurchase) => state === 'active' || state === 'grace' || state === 'retry';
const isActive = ({ state }: StorePurchase) => state === 'active';

/** What can be done to a purchase by hand, in the order of its buttons. */
export const storeActions: Readonly<Record<PurchaseAction, Action>> = {
  renew: { label: 'Renew now', fits: (one) => isActive(one) && one.autoRenews },
  fail: { label: 'Fail the renewal', fits: (one) => isActive(one) && one.autoRenews },
  recover: {
    label: 'Fix the payment',
    fits: ({ state }) => state === 'grace' || state === 'retry',
  },
  endGrace: { label: 'End the grace period', fits: ({ state }) => state === 'grace' },
  cancel: { label: 'Cancel', fits: (one) => lives(one) && one.autoRenews },
  resume: { label: 'Resume', fits: (one) => lives(one) && one.state !== 'retry' && !one.autoRenews },
  resubscribe: {
    label: 'Resubscribe in Google Play',
    fits: ({ store, state }) => store === 'google' && state === 'expired',
  },
  raisePrice: {
    label: 'Request a price increase',
    fits: (one) => isActive(one) && one.autoRenews && one.priceIncrease === 'none',
  },
  acceptPrice: {
    label: 'Accept the price increase',
    fits: (one) => isActive(one) && one.priceIncrease === 'asked',
  },
  refund: { label: 'Refund', fits: (one) => lives(one) || one.state === 'expired', harsh: true },
  revoke: { label: 'Revoke', fits: lives, harsh: true },
  expire: { label: 'Expire now', fits: lives, harsh: true },
};

export function isPurchaseAction(value: unknown): value is PurchaseAction {
  return typeof value === 'string' && Object.hasOwn(storeActions, value);
}
