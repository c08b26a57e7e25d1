import * as z from 'zod/mini';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

export type Store = 'apple' | 'google';

/** A purchase as a store vouches for it. `originalId` stays the same over renewals. Times are milliseconds. */
const StorePurchase = z.object({
  store: z.enum(['apple', 'google']),
  originalId: z.string().check(z.minLength(1), z.maxLength(200)),
  productId: z.string().check(z.minLength(1), z.maxLength(200)),
  startedAt: z.int(),
  expiresAt: z.int(),
  autoRenews: z.boolean(),
  trial: z.boolean(),
});
export type StorePurchase = z.infer<typeof StorePurchase>;

const purpose = 'sandbox-store-purchase';

/**
 * Checks what a store signed. In sandbox this process itself plays the store: a purchase is base64url JSON, a dot, and
 * its HMAC under a key of the sandbox. In live mode a store is refused as long as its verification is not configured.
 * @throws ApiError invalid_signature, or service_unavailable when this store cannot be verified here.
 */
export function verifyStorePurchase(services: Services, store: Store, signed: string): StorePurchase {
  if (services.config.mode !== 'sandbox') {
    services.log.error({ store }, 'purchases of this store cannot be verified: its keys are not configured');
    throw new ApiError('service_unavailable', { retryAfterSeconds: 3600 });
  }
  const [payload = '', signature = ''] = signed.split('.');
  if (!services.secrets.matches(purpose, payload, signature)) throw new ApiError('invalid_signature');
  const purchase = StorePurchase.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (purchase.store !== store) throw new ApiError('invalid_signature');
  return purchase;
}

/** Plays the store in sandbox and in tests. */
export function signSandboxPurchase(services: Pick<Services, 'secrets'>, purchase: StorePurchase): string {
  const payload = Buffer.from(JSON.stringify(purchase)).toString('base64url');
  return `${payload}.${services.secrets.keyedHash(purpose, payload)}`;
}
