import type { LocationLike } from '../url/location';
import { isOnionPage } from './visitedHost';

type Signals = {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
  webdriver?: boolean;
};

/**
 * The one answer to "may we measure or experiment?": no when the visitor asks not to be tracked (Global Privacy
 * Control, Do Not Track) or came through the onion network, and no for automated browsers, whose visits would only
 * distort the counts.
 */
export function mayMeasure(
  signals: Signals | undefined = globalThis.navigator,
  location: Pick<LocationLike, 'hostname'> | undefined = globalThis.location,
): boolean {
  if (!signals || !location || isOnionPage(location)) return false;
  return signals.globalPrivacyControl !== true && signals.doNotTrack !== '1' && signals.webdriver !== true;
}
