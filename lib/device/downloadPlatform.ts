import type { OperatingSystem } from './operatingSystem';
import { canInstallApp } from './support';

/** What decides a download: the system, or `old` for one that we can no longer be installed on. */
export type DownloadPlatform = 'macos' | 'windows' | 'ios' | 'android' | 'chromeos' | 'linux' | 'old';

/**
 * The platform that a download button serves, or null for a system we do not know. The boot script says the same before
 * the first paint (lib/theme/bootScript).
 */
export function downloadPlatform(system: OperatingSystem): DownloadPlatform | null {
  switch (system.name) {
    case 'other':
      return null;
    case 'chromeos':
    case 'linux':
      return system.name;
    default:
      return canInstallApp(system) ? system.name : 'old';
  }
}
