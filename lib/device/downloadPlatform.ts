import type { OperatingSystem } from './operatingSystem';
import { type AppSystem, canInstallApp, isAppSystem } from './support';

/** What decides which download is offered: the system, or `old` for a version that our apps no longer support. */
export type DownloadPlatform = AppSystem | 'chromeos' | 'linux' | 'old';

/** The platform that a download button serves, or null for an unknown system. */
export function downloadPlatform(system: OperatingSystem): DownloadPlatform | null {
  const { name } = system;
  if (isAppSystem(name)) return canInstallApp(system) ? name : 'old';
  return name === 'other' ? null : name;
}
