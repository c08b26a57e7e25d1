/**
 * What is kept about a signed-in browser or app: one word of each list and nothing else, so that its owner can tell it
 * from the others. `own` is our browser, `app` one of our apps, `browser` and `other` whatever is not on the list.
 */
export const deviceKinds = [
  'app',
  'own',
  'edge',
  'opera',
  'vivaldi',
  'samsung',
  'firefox',
  'chrome',
  'safari',
  'browser',
] as const;
export const deviceSystems = ['ios', 'android', 'macos', 'windows', 'chromeos', 'linux', 'other'] as const;

export type DeviceKind = (typeof deviceKinds)[number];
export type DeviceSystem = (typeof deviceSystems)[number];
export type DeviceWords = { kind: DeviceKind; system: DeviceSystem };
