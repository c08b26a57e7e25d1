import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod/mini';
import type { GoogleStore } from '@/server/appStores';
import type { GoogleParts } from './googleParts';

const PurchaseData = z.object({
  packageName: z.string(),
  purchaseToken: z.string().check(z.minLength(1), z.maxLength(2000)),
});

/**
 * Google Play. Google's library handles access tokens and verifies the identity of push messages. It is loaded on first
 * use, so that startup and a service without purchases do not pay for it.
 */
export function makeGoogleStore(parts: GoogleParts): GoogleStore {
  const { licenseKey, packageName } = parts.setting;
  let loaded: ReturnType<typeof load> | null = null;
  const load = () => import('./openGoogle').then(({ openGoogle }) => openGoogle(parts));
  const google = () => {
    loaded ??= load();
    return loaded;
  };
  return {
    packageName,
    fetchSubscription: async (id) => (await google()).fetchSubscription(id),
    isPushedByGoogle: async (bearer) => (await google()).isPushedByGoogle(bearer),
    acknowledge: async (token) => (await google()).acknowledge(token),
    readPurchaseData(signedData, signature) {
      const key = createPublicKey({ key: Buffer.from(licenseKey, 'base64'), type: 'spki', format: 'der' });
      // Google still signs purchases with SHA-1; the key is one that it made for this app alone.
      if (!verify('sha1', Buffer.from(signedData), key, Buffer.from(signature, 'base64'))) return null;
      const data = PurchaseData.safeParse(parsed(signedData));
      if (!data.success || data.data.packageName !== packageName) return null;
      return { purchaseToken: data.data.purchaseToken };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
