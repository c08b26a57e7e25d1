/** What an app keeps on its device between launches: who is signed in, and whether it may show notifications. */
export type KeptState = {
  account: { accessToken: string; refreshToken: string } | null;
  notifications: 'notDetermined' | 'granted' | 'denied';
};

export type Keep = { read(): KeptState; change(part: Partial<KeptState>): void; forget(): void };

const blank: KeptState = { account: null, notifications: 'notDetermined' };

/** Each drawn device has its own key in the browser's storage. */
export function openKeptState(device: string, storage: Storage = localStorage): Keep {
  const key = `drawn-app-${device}`;
  const read = (): KeptState => ({ ...blank, ...JSON.parse(storage.getItem(key) ?? '{}') });
  return {
    read,
    change: (part) => storage.setItem(key, JSON.stringify({ ...read(), ...part })),
    forget: () => storage.removeItem(key),
  };
}

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
