import type { DownloadTarget } from '../site/downloadTarget';
import { minimumNames } from './minimumVersions';

/** What a download button may offer: an installation, or a page with all of them. */
export type Offer = {
  label: string;
  /** A line below the button. */
  note: string;
  icon: 'download' | 'phone' | 'arrowRight';
} & ({ target: DownloadTarget } | { page: '/app/devices' | '/app/unsupported' });

export type OfferId = 'mac' | 'windows' | 'windowsPreview' | 'ios' | 'android' | 'extension' | 'old' | 'any';

export const offers: Readonly<Record<OfferId, Offer>> = {
  mac: {
    label: 'Download for Mac',
    note: `Free. ${minimumNames.macos} or newer.`,
    icon: 'download',
    target: 'mac',
  },
  windows: {
    label: 'Download for Windows',
    note: `Free. ${minimumNames.windows} or newer.`,
    icon: 'download',
    target: 'windows',
  },
  windowsPreview: {
    label: 'Download the preview',
    note: 'Free. Installs alongside the regular app.',
    icon: 'download',
    target: 'windowsPreview',
  },
  ios: {
    label: 'Get it on the App Store',
    note: 'Free. For iPhone and iPad.',
    icon: 'phone',
    target: 'ios',
  },
  android: {
    label: 'Get it on Google Play',
    note: `Free. ${minimumNames.android} or newer.`,
    icon: 'phone',
    target: 'android',
  },
  extension: {
    label: 'Add it to your browser',
    note: 'Free. Works in the browser you have.',
    icon: 'download',
    page: '/app/devices',
  },
  old: {
    label: 'See what works on this device',
    note: 'Your system may be older than we support.',
    icon: 'arrowRight',
    page: '/app/unsupported',
  },
  any: {
    label: 'Choose your device',
    note: 'Free on computers, phones, and tablets.',
    icon: 'arrowRight',
    page: '/app/devices',
  },
};

/** Every offer that depends on the device, the one without a known device first. */
export const offersByDevice: readonly OfferId[] = [
  'any',
  'mac',
  'windows',
  'ios',
  'android',
  'extension',
  'old',
];

export const downloadWords = {
  others: 'Also for',
  all: 'See all downloads',
  started: 'Your download has started.',
  next: 'What to do with the file',
} as const;

/** The row below a button: every kind of device, each one step away: a page that explains, or the store itself. */
export const otherDevices: readonly { name: string; to: { page: string } | { target: DownloadTarget } }[] = [
  { name: 'Mac', to: { page: '/mac' } },
  { name: 'Windows', to: { page: '/windows' } },
  { name: 'iPhone and iPad', to: { target: 'ios' } },
  { name: 'Android', to: { target: 'android' } },
  { name: 'Other browsers', to: { page: '/app/devices#extensions' } },
];
