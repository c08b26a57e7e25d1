import type { OperatingSystem } from './operatingSystem';
import { type AppSystem, canInstallApp, isAppSystem } from './support';

/** What decides a download: the system, or `old` for one that we can no longer be installed on. */
export type DownloadPlatform = AppSystem | 'chromeos' | 'linux' | 'old';

/** The platform that a download button serves, or null for a system we do not know. */
export function downloadPlatform(system: OperatingSystem): DownloadPlatform | null {
  const { name } = system;
  if (isAppSystem(name)) return canInstallApp(system) ? name : 'old';
  return name === 'other' ? null : name;
}
