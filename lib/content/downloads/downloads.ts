import type { DownloadTarget } from '../site/downloadTarget';

/** What a download button may offer: an installation, or a page with all of them. */
type Offer = {
  icon: 'download' | 'phone' | 'arrowRight';
  to: { target: DownloadTarget } | { page: '/app/devices' | '/app/unsupported' };
};

export type OfferId = 'mac' | 'windows' | 'windowsPreview' | 'ios' | 'android' | 'extension' | 'old' | 'any';

/** Their words are in `downloadWords`. */
export const offers: Readonly<Record<OfferId, Offer>> = {
  mac: { icon: 'download', to: { target: 'mac' } },
  windows: { icon: 'download', to: { target: 'windows' } },
  windowsPreview: { icon: 'download', to: { target: 'windowsPreview' } },
  ios: { icon: 'phone', to: { target: 'ios' } },
  android: { icon: 'phone', to: { target: 'android' } },
  extension: { icon: 'download', to: { page: '/app/devices' } },
  old: { icon: 'arrowRight', to: { page: '/app/unsupported' } },
  any: { icon: 'arrowRight', to: { page: '/app/devices' } },
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

export type OtherDeviceId = 'mac' | 'windows' | 'ios' | 'android' | 'otherBrowsers';

/** The row below a button: every kind of device, with a page that explains or the store itself one step away. */
export const otherDevices: readonly {
  id: OtherDeviceId;
  to: { page: string } | { target: DownloadTarget };
}[] = [
  { id: 'mac', to: { page: '/mac' } },
  { id: 'windows', to: { page: '/windows' } },
  { id: 'ios', to: { target: 'ios' } },
  { id: 'android', to: { target: 'android' } },
  { id: 'otherBrowsers', to: { page: '/app/devices#extensions' } },
];
