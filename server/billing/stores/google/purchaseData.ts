import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod/mini';
import type { GoogleStore } from '@/server/appStores';
import type { GoogleSetting } from '@/server/config/storeSettings';

const PurchaseData = z.object({
  packageName: z.string(),
  purchaseToken: z.string().check(z.minLength(1), z.maxLength(2000)),
});

/** Reads what Google signed for a purchase in this app. */
export function purchaseDataReader({
  licenseKey,
  packageName,
}: GoogleSetting): GoogleStore['readPurchaseData'] {
  return (signedData, signature) => {
    const key = createPublicKey({ key: Buffer.from(licenseKey, 'base64'), type: 'spki', format: 'der' });
    // Google still signs purchases with SHA-1; the key is one that it made for this app alone.
    if (!verify('sha1', Buffer.from(signedData), key, Buffer.from(signature, 'base64'))) return null;
    const { data } = PurchaseData.safeParse(parsedOrNull(signedData));
    return data?.packageName === packageName ? { purchaseToken: data.purchaseToken } : null;
  };
}

export function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
