import type { OfferId, OtherDeviceId } from './downloads';
import { minimumNames } from './minimumNames';

/** The label of a button, at most about 25 characters, and the line below it. */
export const offerWords = {
  mac: {
    label: 'Download for Mac',
    note: `Free. ${minimumNames.macos} or newer.`,
  },
  windows: {
    label: 'Download for Windows',
    note: `Free. ${minimumNames.windows} or newer.`,
  },
  windowsPreview: {
    label: 'Download the preview',
    note: 'Free. Installs alongside the regular app.',
  },
  ios: {
    label: 'Get it on the App Store',
    note: 'Free. For iPhone and iPad.',
  },
  android: {
    label: 'Get it on Google Play',
    note: `Free. ${minimumNames.android} or newer.`,
  },
  extension: {
    label: 'Add it to your browser',
    note: 'Free. Works in the browser you have.',
  },
  old: {
    label: 'See what works on this device',
    note: 'Your system may be older than we support.',
  },
  any: {
    label: 'Choose your device',
    note: 'Free on computers, phones, and tablets.',
  },
} as const satisfies Record<OfferId, { label: string; note: string }>;

export const downloadWords = {
  /** Before a row of names: Mac, Windows, iPhone and iPad, … */
  others: 'Also for',
  all: 'See all downloads',
  started: 'Your download has started.',
  next: 'What to do with the file',
} as const;

export const otherDeviceNames = {
  mac: 'Mac',
  windows: 'Windows',
  ios: 'iPhone and iPad',
  android: 'Android',
  otherBrowsers: 'Other browsers',
} as const satisfies Record<OtherDeviceId, string>;
