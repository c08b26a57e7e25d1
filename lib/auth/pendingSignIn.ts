import * as z from 'zod/mini';
import type { StorageLike } from '../storage/browserStorage';
import { recallJson, storeJson } from '../storage/jsonStorage';
import { tabStateKeys } from '../storage/tabState';

const key = tabStateKeys.pendingSignIn;
/** The mailed code is valid for ten minutes; after that, a reload starts over. */
const lifetime = 10 * 60 * 1000;

const Shape = z.object({
  email: z.string(),
  /** Null in v1, which has no PKCE, and where an app keeps it. */
  codeVerifier: z.nullable(z.string()),
  /** When the auth session was opened, in milliseconds. */
  openedAt: z.number(),
  /** When the latest code was requested, in milliseconds: a reload must not shorten the wait. */
  sentAt: z.optional(z.number()),
  /** True when the code is the long one, mailed since strangers have used up the others. */
  isLong: z.optional(z.boolean()),
});

/** A sign-in that is waiting for its code. It survives a page reload in session storage. */
export type StoredSignIn = z.infer<typeof Shape>;

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
