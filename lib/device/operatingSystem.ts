import type { BrowserFacts } from './browserFacts';
import { parseVersion, type Version } from './version';

type OperatingSystemName = 'macos' | 'windows' | 'ios' | 'android' | 'chromeos' | 'linux' | 'other';
export type OperatingSystem = { name: OperatingSystemName; version: Version | null };

/**
 * The system of the device. An iPad that asks for desktop pages writes the words of a Mac; it is told by its touch points,
 * since no Mac has any.
 */
export function operatingSystem(facts: BrowserFacts): OperatingSystem {
  const name = systemName(facts);
  return { name, version: systemVersion(name, facts.userAgent) };
}

function systemName({
  userAgent,
  platform,
  maxTouchPoints,
  clientPlatform,
}: BrowserFacts): OperatingSystemName {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Windows Phone/.test(userAgent)) return 'other';
  if (/Android/.test(userAgent) || clientPlatform === 'Android') return 'android';
  if (/Macintosh|Mac OS X/.test(userAgent) || /^Mac/.test(platform))
    return maxTouchPoints > 1 ? 'ios' : 'macos';
  if (/Windows/.test(userAgent) || /^Win/.test(platform)) return 'windows';
  if (/\bCrOS\b/.test(userAgent)) return 'chromeos';
  if (/Linux|X11/.test(userAgent) || /^Linux/.test(platform)) return 'linux';
  return 'other';
}

const versionAfter: Partial<Record<OperatingSystemName, RegExp>> = {
  ios: /\bOS (\d[\d_.]*)/,
  android: /Android (\d[\d.]*)/,
  macos: /Mac OS X (\d[\d_.]*)/,
  windows: /Windows NT (\d[\d.]*)/,
  chromeos: /CrOS \S+ (\d[\d.]*)/,
};

/** An iPad in the words of a Mac names the version of a Mac, which says nothing. */
function systemVersion(name: OperatingSystemName, userAgent: string): Version | null {
  const pattern = versionAfter[name];
  if (!pattern || (name === 'ios' && /Macintosh/.test(userAgent))) return null;
  return parseVersion(pattern.exec(userAgent)?.[1]);
}
