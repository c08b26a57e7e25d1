import type { DeviceKind, DeviceSystem, DeviceWords } from '../../contract/signInDevice';
import { brand } from '../brand';

/** How one language names a device: the browser or app, then the system it runs on, as in "Chrome on Android". */
export type DeviceNames = {
  kinds: Record<DeviceKind, string>;
  /** The end of the name, with its preposition; empty where the system is not known. */
  systems: Record<DeviceSystem, string>;
};

/** The names that no language changes. */
export const browserNames = {
  own: brand.browser,
  edge: 'Edge',
  opera: 'Opera',
  vivaldi: 'Vivaldi',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
} as const;

export function deviceName({ kind, system }: DeviceWords, { kinds, systems }: DeviceNames): string {
  return `${kinds[kind]} ${systems[system]}`.trim();
}
