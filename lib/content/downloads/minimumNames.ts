import { monthAndYear } from '../days';
import type { minimumBrowsers, minimumSystems } from './minimumVersions';

/** The names by which people know the oldest versions that we support. */
export const minimumNames = {
  macos: 'macOS Catalina',
  windows: `Windows 10 (${monthAndYear('2020-05')})`,
  ios: 'iOS 15',
  android: 'Android 8',
  firefox: 'Firefox 91',
  chrome: 'Chrome 92',
  edge: 'Edge 92',
  opera: 'Opera 78',
  brave: 'Brave 92',
  vivaldi: 'Vivaldi 4.2',
} as const satisfies Record<keyof typeof minimumSystems | keyof typeof minimumBrowsers, string>;
