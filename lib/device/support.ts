import { minimumBrowsers, minimumSystems } from '../content/downloads/minimumVersions';
import type { Browser } from './browser';
import type { OperatingSystem, OperatingSystemName } from './operatingSystem';
import { isAtLeast } from './version';

/** The systems that our browser is made for. */
export type AppSystem = keyof typeof minimumSystems;

export function isAppSystem(name: OperatingSystemName): name is AppSystem {
  return name in minimumSystems;
}

/** Whether our browser runs here (specification §9). Windows and macOS freeze their versions, so newer ones pass. */
export function canInstallApp({ name, version }: OperatingSystem): boolean {
  return isAppSystem(name) && isAtLeast(version, minimumSystems[name]);
}

/** The browsers that our extension supports. */
export type ExtensionBrowser = keyof typeof minimumBrowsers;

/** Which extension store serves this desktop browser, or null where the extension does not run (specification §9). */
export function extensionBrowser(
  system: OperatingSystem,
  { name, version }: Browser,
): ExtensionBrowser | null {
  if (system.name === 'ios' || system.name === 'android') return null;
  if (!isExtensionBrowser(name)) return null;
  return isAtLeast(version, minimumBrowsers[name]) ? name : null;
}

function isExtensionBrowser(name: string): name is ExtensionBrowser {
  return Object.hasOwn(minimumBrowsers, name);
}
