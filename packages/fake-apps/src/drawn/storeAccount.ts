/**
 * The customer of the device's store: the last purchase made there. Devices with the same store share it, as if one
 * person were signed in to both.
 */
export type StoreAccount = { purchase(): string | null; bought(purchaseId: string): void };

export function openStoreAccount(store: string, storage: Storage = localStorage): StoreAccount {
  const key = `drawn-store-${store}`;
  return {
    purchase: () => storage.getItem(key),
    bought: (purchaseId) => storage.setItem(key, purchaseId),
  };
}
