import * as z from 'zod/mini';
import type { StorageLike } from '../storage/browserStorage';
import { recallJson, storeJson } from '../storage/jsonStorage';
import { tabStateKeys } from '../storage/tabState';

const key = tabStateKeys.pendingChange;
/** As long as the mailed code is valid. */
const lifetime = 10 * 60 * 1000;

const Shape = z.object({ accountId: z.string(), email: z.string(), hash: z.string(), sentAt: z.number() });

/** An email address change that is waiting for its code. It survives a page reload in session storage. */
export type PendingChange = z.infer<typeof Shape>;

export function savePendingChange(storage: StorageLike, change: PendingChange): void {
  storeJson(storage, key, change);
}

/** The change that this tab started for this account and has not finished, or null. */
export function readPendingChange(storage: StorageLike, accountId: string): PendingChange | null {
  const change = recallJson(storage, key, Shape);
  return change?.accountId === accountId && change.sentAt > Date.now() - lifetime ? change : null;
}

export function clearPendingChange(storage: StorageLike): void {
  storage.removeItem(key);
}
