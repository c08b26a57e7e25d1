import type { Logger } from 'pino';
import { StoreUnavailable } from '@/server/appStores';
import type { Clock } from '@/server/clock';
import type { GoogleSetting } from '@/server/config/storeSettings';

/** What the Google Play object is built from. */
export type GoogleParts = {
  setting: GoogleSetting;
  clock: Clock;
  /** Null for the real Google. */
  origin: (() => string) | null;
  log: Logger;
};

/** @throws StoreUnavailable always, and logs what went wrong */
export function googleIsAway(log: Logger, reason: object): never {
  log.warn(reason, 'Google Play could not be reached');
  throw new StoreUnavailable();
}
