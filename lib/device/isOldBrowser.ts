import type { Browser } from './browser';
import type { OperatingSystem } from './operatingSystem';
import { isAtLeast } from './version';

/** Oldest versions in which the site is tested, per desktop browser. */
const desktopFloor: Partial<Record<Browser['name'], number>> = {
  chrome: 60,
  brave: 60,
  edge: 60,
  firefox: 60,
  opera: 60,
  safari: 9,
};
const iosFloor = 11;
const androidFloor = 4;

/** Whether a browser is too old for us to guarantee anything. An unknown browser or version is not. */
export function isOldBrowser(system: OperatingSystem, { name, version }: Browser): boolean {
  if (name === 'internetExplorer') return true;
  if (system.name === 'ios') return !isAtLeast(system.version, [iosFloor]);
  if (system.name === 'android') return !isAtLeast(system.version, [androidFloor]);
  const floor = desktopFloor[name];
  return floor !== undefined && !isAtLeast(version, [floor]);
}
