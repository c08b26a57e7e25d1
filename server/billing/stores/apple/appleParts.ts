import type { Logger } from 'pino';
import { StoreUnavailable } from '@/server/appStores';
import type { AppleSetting } from '@/server/config/storeSettings';

/** What the App Store object is built from. */
export type AppleParts = {
  setting: AppleSetting;
  /** Null for the real App Store. */
  origin: (() => string) | null;
  log: Logger;
};

/** @throws StoreUnavailable always, and logs what went wrong */
export function appleIsAway(log: Logger, error: unknown): never {
  log.warn({ err: error }, 'the App Store could not be reached');
  throw new StoreUnavailable();
}
