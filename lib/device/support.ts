import { minimumVersions } from '../content/downloads/minimumVersions';
import type { Browser } from './browser';
import type { OperatingSystem } from './operatingSystem';
import { isAtLeast } from './version';

/**
 * Whether our browser runs on this system (specification §9). Windows and macOS freeze the version they write at 10 and
 * 10.15.7, so a newer system always passes.
 */
export function canInstallApp({ name, version }: OperatingSystem): boolean {
  switch (name) {
    case 'macos':
    case 'windows':
    case 'ios':
    case 'android':
      return isAtLeast(version, minimumVersions[name].version);
    default:
      return false;
  }
}

/** The browsers that our extension runs in. */
export type ExtensionBrowser = keyof typeof minimumVersions.extension;

/** Which extension store serves this desktop browser, or null where the extension does not run (specification §9). */
export function extensionBrowser(
  system: OperatingSystem,
  { name, version }: Browser,
): ExtensionBrowser | null {
  if (system.name === 'ios' || system.name === 'android') return null;
  if (!isExtensionBrowser(name)) return null;
  return isAtLeast(version, minimumVersions.extension[name].version) ? name : null;
}

function isExtensionBrowser(name: string): name is ExtensionBrowser {
  return Object.hasOwn(minimumVersions.extension, name);
}
