import type { Logger } from 'pino';
import type { AppStores } from '@/server/appStores';
import type { Clock } from '@/server/clock';
import type { AppleSetting, GoogleSetting } from '@/server/config/storeSettings';
import { makeAppleStore } from './apple/appleStore';
import { makeGoogleStore } from './google/googleStore';

type StoreSettings = { apple: AppleSetting | null; google: GoogleSetting | null };

type Parts = {
  settings: StoreSettings;
  clock: Clock;
  /** The origin of the sandbox's own stores, without a trailing slash; null for the real ones. */
  origin: (() => string) | null;
  log: Logger;
};

/** The configured stores. */
export function openStores({ settings, clock, origin, log }: Parts): AppStores {
  const { apple, google } = settings;
  const at = (store: string) => (origin ? () => `${origin()}/${store}` : null);
  return {
    apple: apple && makeAppleStore({ setting: apple, origin: at('apple'), log }),
    google: google && makeGoogleStore({ setting: google, clock, origin: at('google'), log }),
  };
}
