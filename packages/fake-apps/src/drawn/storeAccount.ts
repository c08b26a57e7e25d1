/**
 * Who uses the store on the device: the purchase made there last. Devices with the same store share it, as they would with
 * one person signed in to both.
 */
export type StoreAccount = { purchase(): string | null; bought(purchaseId: string): void };

export function openStoreAccount(store: string, storage: Storage = localStorage): StoreAccount {
  const key = `drawn-store-${store}`;
  return {
    purchase: () => storage.getItem(key),
    bought: (purchaseId) => storage.setItem(key, purchaseId),
  };
}
