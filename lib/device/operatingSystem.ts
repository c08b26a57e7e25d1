import type { SystemFacts } from './browserFacts';
import { parseVersion, type Version } from './version';

export type OperatingSystemName = 'macos' | 'windows' | 'ios' | 'android' | 'chromeos' | 'linux' | 'other';
export type OperatingSystem = { name: OperatingSystemName; version: Version | null };

/**
 * How each system is told, and what its version follows. The first that fits decides: phones name the systems they come
 * from as well. The pattern is tried on the words of the browser and, on a line of its own, on its platform.
 */
const systems: readonly (readonly [name: OperatingSystemName, words: RegExp, before?: string | RegExp])[] = [
  ['ios', /iPhone|iPad|iPod/, ' OS '],
  ['other', /Windows Phone/],
  ['android', /Android/, 'Android '],
  ['macos', /Macintosh|Mac OS X|^Mac/m, 'Mac OS X '],
  ['windows', /Windows|^Win/m, 'Windows NT '],
  ['chromeos', /\bCrOS\b/, /CrOS \S+ /],
  ['linux', /Linux|X11/],
];

/**
 * The system of the device. An iPad that asks for desktop pages writes the words of a Mac, with a version that says
 * nothing; it is told by its touch points, since no Mac has any.
 */
export function operatingSystem(facts: SystemFacts): OperatingSystem {
  const { userAgent, platform, clientPlatform, maxTouchPoints } = facts;
  // Of the hints only Android is taken: browsers that pretend to be others send hints that fit neither.
  const words = [userAgent, platform, clientPlatform === 'Android' ? clientPlatform : ''].join('\n');
  const [name, , before] = systems.find(([, pattern]) => pattern.test(words)) ?? ['other'];
  if (name === 'macos' && maxTouchPoints > 1) return { name: 'ios', version: null };
  return { name, version: before ? parseVersion(userAgent.split(before)[1]) : null };
}
