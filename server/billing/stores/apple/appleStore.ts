import type { AppleStore } from '@/server/appStores';
import type { AppleParts } from './appleParts';

/**
 * The App Store. Apple's library verifies the certificate chain up to the configured roots, the bundle and the
 * environment. It is loaded on first use, so that startup and a service without purchases do not pay for it.
 */
export function makeAppleStore(parts: AppleParts): AppleStore {
  let loaded: Promise<AppleStore> | null = null;
  const store = () => {
    loaded ??= import('./openAppleStore').then(({ openAppleStore }) => openAppleStore(parts));
    return loaded;
  };
  return {
    fetchSubscription: async (id) => (await store()).fetchSubscription(id),
    readTransaction: async (signed) => (await store()).readTransaction(signed),
    readNotification: async (signed) => (await store()).readNotification(signed),
  };
}
