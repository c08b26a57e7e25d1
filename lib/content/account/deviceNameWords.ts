import { brand } from '../brand';
import { browserNames, type DeviceNames } from './deviceNames';

/** What the account page and the email about a new sign-in call a browser or app: “Chrome on Android.” */
export const deviceNameWords: DeviceNames = {
  kinds: { ...browserNames, app: `${brand.name} app`, browser: 'Browser' },
  systems: {
    ios: 'on iPhone or iPad',
    android: 'on Android',
    macos: 'on Mac',
    windows: 'on Windows',
    chromeos: 'on ChromeOS',
    linux: 'on Linux',
    other: '',
  },
};
