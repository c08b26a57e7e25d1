import type { Logger } from 'pino';
import { StoreUnavailable } from '@/server/appStores';
import type { AppleSetting } from '@/server/config/storeSettings';

/** What a store is made of. */
export type AppleParts = {
  setting: AppleSetting;
  graceDays: number;
  /** Null for the App Store itself. */
  origin: (() => string) | null;
  log: Logger;
};

/** @throws StoreUnavailable always, with what went wrong in the log */
export function appleIsAway(log: Logger, error: unknown): never {
  log.warn({ err: error }, 'the App Store could not be asked');
  throw new StoreUnavailable();
}
