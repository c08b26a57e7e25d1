import type { StoreSandbox } from 'store-sandbox';
import {
  type NotificationMode,
  type StoreControl,
  type StoreName,
  type StorePurchase,
  StoreRefusal,
} from 'store-sandbox/control';
import { BadInput } from '@/server/sandbox/sandboxContext';

/** The stores as the sandbox's pages use them. */
export type Stores = Pick<StoreSandbox, 'control' | 'settled'>;

/** How the stores behave, as it was set by hand; outages end at a real time, in milliseconds. */
export type StoreSetting = { mode: NotificationMode; awayUntil: Record<StoreName, number> };

/** The account that the service holds a purchase for. */
export type PurchaseOwner = { accountId: string; email: string | null };

/** What the page of the stores shows. */
export type StoresView = {
  now: number;
  setting: StoreSetting;
  purchases: readonly StorePurchase[];
  owners: ReadonlyMap<string, PurchaseOwner>;
  control: Pick<StoreControl, 'products' | 'notifications'>;
};

/** The names of the stores, for people. */
export const storeTitles: Readonly<Record<StoreName, string>> = {
  apple: 'App Store',
  google: 'Google Play',
};

/** What a store refuses is the caller's mistake. @throws BadInput in the words of the store */
export function askStore<Result>(request: () => Result): Result {
  try {
    return request();
  } catch (error) {
    throw error instanceof StoreRefusal ? new BadInput(error.message) : error;
  }
}
