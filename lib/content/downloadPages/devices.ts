import { extensionStores } from '../downloads/extensionStores';
import type { DownloadTarget } from '../site/downloadTarget';
import { stores } from '../subscription/stores';

export type DeviceGroupId = 'computers' | 'phones' | 'extensions';
export type DeviceId =
  | 'mac'
  | 'windows'
  | 'windowsPreview'
  | 'ios'
  | 'android'
  | 'chrome'
  | 'firefox'
  | 'edge'
  | 'opera'
  | 'safari';
export type DownloadWay =
  | 'diskImage'
  | 'installer'
  | 'howToInstall'
  | 'aboutPreview'
  | 'apkFile'
  | 'microsoftStore'
  | 'appStore'
  | 'macAppStore'
  | 'googlePlay'
  | 'fDroid'
  | 'chromeWebStore'
  | 'firefoxAddOns'
  | 'edgeAddOns'
  | 'operaAddOns';

type Destination = { target: DownloadTarget } | { page: string };
type DeviceRow = { id: DeviceId; links: readonly { way: DownloadWay; to: Destination }[] };
export type DeviceGroup = { id: DeviceGroupId; rows: readonly DeviceRow[] };

/** Every way to install us, by kind of device; its words are in `downloadDeviceWords`. */
export const deviceGroups: readonly DeviceGroup[] = [
  {
    id: 'computers',
    rows: [
      {
        id: 'mac',
        links: [
          { way: 'diskImage', to: { target: 'mac' } },
          { way: 'howToInstall', to: { page: '/mac#install' } },
        ],
      },
      {
        id: 'windows',
        links: [
          { way: 'installer', to: { target: 'windows' } },
          { way: 'microsoftStore', to: { target: 'windowsStore' } },
          { way: 'howToInstall', to: { page: '/windows#install' } },
        ],
      },
      { id: 'windowsPreview', links: [{ way: 'aboutPreview', to: { page: '/windows-preview' } }] },
    ],
  },
  {
    id: 'phones',
    rows: [
      { id: 'ios', links: [{ way: 'appStore', to: { target: 'ios' } }] },
      {
        id: 'android',
        links: [
          { way: 'googlePlay', to: { target: 'android' } },
          { way: 'fDroid', to: { page: stores.freeStore } },
          { way: 'apkFile', to: { target: 'androidPackage' } },
        ],
      },
    ],
  },
  {
    id: 'extensions',
    rows: [
      { id: 'chrome', links: [{ way: 'chromeWebStore', to: { page: extensionStores.chrome } }] },
      { id: 'firefox', links: [{ way: 'firefoxAddOns', to: { page: extensionStores.firefox } }] },
      { id: 'edge', links: [{ way: 'edgeAddOns', to: { page: extensionStores.edge } }] },
      { id: 'opera', links: [{ way: 'operaAddOns', to: { page: extensionStores.opera } }] },
      { id: 'safari', links: [{ way: 'macAppStore', to: { target: 'macStore' } }] },
    ],
  },
];
