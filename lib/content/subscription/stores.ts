import { appStore } from '../downloads/extensionStores';
import { downloadsUrl } from '../site/hosts';

/** Where our apps are to be had, with the identifiers they have there. Links are built in `lib/attribution/storeLinks`. */
export const stores = {
  appStore,
  play: { address: 'https://play.google.com/store/apps/details', packageName: 'example.teal.browser' },
  microsoft: { address: 'https://apps.microsoft.com/detail/9tealbrowser' },
  /** A folder named by the origin stands between the two parts. */
  windows: { folder: `${downloadsUrl}windows/installer/`, file: 'TealInstaller.exe' },
  /** The package of the older installer, by which Windows itself installs and updates. */
  windowsPackage: { folder: `${downloadsUrl}windows/package/`, file: 'Teal.appinstaller' },
  windowsPreview: {
    folder: `${downloadsUrl}windows-preview/installer/`,
    file: 'TealPreviewInstaller.exe',
  },
  mac: { folder: `${downloadsUrl}macos/`, file: 'Teal.dmg' },
  androidPackage: { folder: `${downloadsUrl}android/`, file: 'teal.apk' },
  /** Takes no parameters: it counts nothing. */
  freeStore: 'https://f-droid.org/packages/example.teal.browser/',
} as const;
