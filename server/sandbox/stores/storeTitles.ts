import type { StoreName } from 'store-sandbox/control';

/** The names of the stores, for people. */
export const storeTitles: Readonly<Record<StoreName, string>> = {
  apple: 'App Store',
  google: 'Google Play',
};
