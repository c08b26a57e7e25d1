import type { Logger } from 'pino';
import { StoreUnavailable } from '@/server/appStores';
import type { Clock } from '@/server/clock';
import type { GoogleSetting } from '@/server/config/storeSettings';

/** What a store is made of. */
export type GoogleParts = {
  setting: GoogleSetting;
  graceDays: number;
  clock: Clock;
  /** Null for Google itself. */
  origin: (() => string) | null;
  log: Logger;
};

/** @throws StoreUnavailable always, with what went wrong in the log */
export function googleIsAway(log: Logger, reason: object): never {
  log.warn(reason, 'Google Play could not be asked');
  throw new StoreUnavailable();
}
