import type { AppleStore } from '@/server/appStores';
import type { AppleParts } from './appleParts';

/**
 * The App Store. Apple's library checks the chain of certificates to the roots that are configured, the bundle and the
 * environment. It is loaded with the first question, so that a start and a service without purchases cost nothing.
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
