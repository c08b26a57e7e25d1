import type { SystemFacts } from './browserFacts';
import { parseVersion, type Version } from './version';

export type OperatingSystemName = 'macos' | 'windows' | 'ios' | 'android' | 'chromeos' | 'linux' | 'other';
export type OperatingSystem = { name: OperatingSystemName; version: Version | null };

/**
 * How each system is recognized, and what precedes its version. The first match decides, because phones also name the
 * systems they are derived from. The pattern is applied to the user agent and, on a separate line, the platform.
 */
const systems: readonly (readonly [name: OperatingSystemName, words: RegExp, before?: string | RegExp])[] = [
  ['ios', /iPhone|iPad|iPod/, ' OS '],
  ['other', /Windows Phone/],
  ['android', /Android|armv81$/m, 'Android '],
  ['macos', /Macintosh|Mac OS X|^Mac/m, 'Mac OS X '],
  ['windows', /Windows|^Win/m, 'Windows NT '],
  ['chromeos', /\bCrOS\b/, /CrOS \S+ /],
  ['linux', /Linux|X11/],
];

/**
 * The system of the device. An iPad that requests desktop pages identifies itself as a Mac, with a meaningless version;
 * it is recognized by its touch points, since no Mac has any. An Android device that requests desktop pages, as large
 * tablets do by default, identifies itself as Linux; only the platform still tells: Chromium writes this one, with a 1
 * for the l, on Android and nowhere else.
 */
export function operatingSystem(facts: SystemFacts): OperatingSystem {
  const { userAgent, platform, clientPlatform, maxTouchPoints } = facts;
  // Of the client hints only Android is used: browsers that pretend to be others send hints that match neither.
  const words = [userAgent, platform, clientPlatform === 'Android' ? clientPlatform : ''].join('\n');
  const [name, , before] = systems.find(([, pattern]) => pattern.test(words)) ?? ['other'];
  if (name === 'macos' && maxTouchPoints > 1) return { name: 'ios', version: null };
  return { name, version: before ? parseVersion(userAgent.split(before)[1]) : null };
}
