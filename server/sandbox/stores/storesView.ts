import type { StoreSandbox } from 'store-sandbox';
import type { NotificationMode, StoreControl, StoreName, StorePurchase } from 'store-sandbox/control';
import type { PurchaseOwner } from './purchaseOwners';

/** The stores as the sandbox's pages use them. */
export type Stores = Pick<StoreSandbox, 'control' | 'settled'>;

/** How the stores behave, as it was set by hand; outages end at a real time, in milliseconds. */
export type StoreSetting = { mode: NotificationMode; awayUntil: Record<StoreName, number> };

/** What the page of the stores shows. */
export type StoresView = {
  now: number;
  setting: StoreSetting;
  purchases: readonly StorePurchase[];
  owners: ReadonlyMap<string, PurchaseOwner>;
  control: Pick<StoreControl, 'products' | 'notifications'>;
};
