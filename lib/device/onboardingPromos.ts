import type { PromoId } from '../content/downloads/promos';
import type { Device } from './device';
import { canInstallApp, extensionBrowser } from './support';

/**
 * What the home page offers on this device, best offer first (specification §9). Nothing inside our own apps; no
 * extension where it is installed or not supported; no app on a system that is too old for it.
 */
export function onboardingPromos(device: Device): readonly PromoId[] {
  const { system, browser, inApp } = device;
  if (inApp) return [];
  switch (system.name) {
    case 'ios':
      return canInstallApp(system) ? ['iosApp'] : [];
    case 'android':
      return canInstallApp(system) ? ['androidApp'] : [];
    case 'macos':
    case 'windows': {
      const app: readonly PromoId[] = canInstallApp(system) ? ['downloadBrowser'] : ['mobileApps'];
      return browser.name === 'safari' ? [...app, 'setAsDefault'] : [...inBrowser(device), ...app];
    }
    default:
      return [...inBrowser(device), 'mobileApps'];
  }
}

function inBrowser({ system, browser, extensionInstalled }: Device): readonly PromoId[] {
  if (extensionInstalled) return ['setAsDefault'];
  return extensionBrowser(system, browser) === null ? ['setAsDefault'] : ['addToBrowser'];
}
