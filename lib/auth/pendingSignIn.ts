import * as z from 'zod/mini';
import type { StorageLike } from '../storage/browserStorage';
import type { PendingSignIn } from './AuthMethods';

const key = 'pending-sign-in';
/** The code mailed for it lives ten minutes; after that a reload starts anew. */
const lifetime = 10 * 60 * 1000;

const Shape = z.object({ email: z.string(), codeVerifier: z.nullable(z.string()), openedAt: z.number() });

export function savePendingSignIn(storage: StorageLike, pending: PendingSignIn): void {
  storage.setItem(key, JSON.stringify(pending));
}

/** The sign-in that this tab started and has not finished, or null. */
export function readPendingSignIn(storage: StorageLike, now = Date.now()): PendingSignIn | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    const result = Shape.safeParse(JSON.parse(text));
    return result.success && result.data.openedAt > now - lifetime ? result.data : null;
  } catch {
    return null;
  }
}

export function clearPendingSignIn(storage: StorageLike): void {
  storage.removeItem(key);
}
