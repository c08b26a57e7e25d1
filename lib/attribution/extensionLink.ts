import { extensionStores } from '../content/downloads/extensionStores';
import type { Device } from '../device/device';
import { extensionBrowser } from '../device/support';
import { macAppStoreLink } from './storeLinks';

/** The store page of the extension for this browser, or null where it does not run. */
export function extensionLink({ system, browser }: Pick<Device, 'system' | 'browser'>): string | null {
  if (system.name === 'macos' && browser.name === 'safari') return macAppStoreLink();
  const name = extensionBrowser(system, browser);
  return name === null ? null : extensionStores[name];
}
