import type { AppleStore, AppStores, GoogleStore } from '@/server/appStores';
import type { AppleSetting, GoogleSetting } from '@/server/config/storeSettings';
import type { AppleParts } from './apple/openAppleStore';
import type { GoogleParts } from './google/openGoogle';
import { purchaseDataReader } from './google/purchaseData';

/** `origin` is that of the sandbox's own stores, without a trailing slash; null for the real ones. */
type Parts = Omit<GoogleParts, 'setting'> & {
  settings: { apple: AppleSetting | null; google: GoogleSetting | null };
};

export function openStores({ settings, clock, origin, log }: Parts): AppStores {
  const { apple, google } = settings;
  const at = (store: string) => (origin ? () => `${origin()}/${store}` : null);
  return {
    apple: apple && appleStore({ setting: apple, origin: at('apple'), log }),
    google: google && googleStore({ setting: google, clock, origin: at('google'), log }),
  };
}

/** Apple's library verifies the certificate chain up to the configured roots, the bundle and the environment. */
function appleStore(parts: AppleParts): AppleStore {
  const store = onFirstUse(async () => (await import('./apple/openAppleStore')).openAppleStore(parts));
  return {
    fetchSubscription: async (id) => (await store()).fetchSubscription(id),
    readTransaction: async (signed) => (await store()).readTransaction(signed),
    readNotification: async (signed) => (await store()).readNotification(signed),
  };
}

/** Google's library handles access tokens and verifies the identity of push messages. */
function googleStore(parts: GoogleParts): GoogleStore {
  const google = onFirstUse(async () => (await import('./google/openGoogle')).openGoogle(parts));
  return {
    packageName: parts.setting.packageName,
    fetchSubscription: async (id, order) => (await google()).fetchSubscription(id, order),
    isPushedByGoogle: async (bearer) => (await google()).isPushedByGoogle(bearer),
    acknowledge: async (token) => (await google()).acknowledge(token),
    readPurchaseData: purchaseDataReader(parts.setting),
  };
}

/** The libraries are loaded on first use, so that startup and a service without purchases do not pay for them. */
function onFirstUse<Store>(load: () => Promise<Store>): () => Promise<Store> {
  let loaded: Promise<Store> | null = null;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
