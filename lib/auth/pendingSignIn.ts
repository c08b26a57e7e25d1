import * as z from 'zod/mini';
import type { StorageLike } from '../storage/browserStorage';
import { recallJson, storeJson } from '../storage/jsonStorage';
import { tabStateKeys } from '../storage/tabState';
import type { PendingSignIn } from './AuthMethods';

const key = tabStateKeys.pendingSignIn;
/** The mailed code is valid for ten minutes; after that, a reload starts over. */
const lifetime = 10 * 60 * 1000;

const Shape = z.object({
  email: z.string(),
  codeVerifier: z.nullable(z.string()),
  openedAt: z.number(),
  sentAt: z.optional(z.number()),
  isLong: z.optional(z.boolean()),
});

/** `sentAt` is when the latest code was requested, in milliseconds: a reload must not shorten the wait. */
export type StoredSignIn = PendingSignIn & { sentAt?: number };

export function savePendingSignIn(storage: StorageLike, pending: StoredSignIn): void {
  storeJson(storage, key, pending);
}

/** The sign-in that this tab started and has not finished, or null. */
export function readPendingSignIn(storage: StorageLike): StoredSignIn | null {
  const pending = recallJson(storage, key, Shape);
  return pending && pending.openedAt > Date.now() - lifetime ? pending : null;
}

export function clearPendingSignIn(storage: StorageLike): void {
  storage.removeItem(key);
}
