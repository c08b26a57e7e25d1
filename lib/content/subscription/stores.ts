import { appStore } from '../downloads/extensionStores';
import { downloadsUrl } from '../site/hosts';

/** Where to get our apps, and the identifiers they have there. Links are built in `lib/attribution/storeLinks`. */
export const stores = {
  appStore,
  play: { address: 'https://play.google.com/store/apps/details', packageName: 'example.teal.browser' },
  microsoft: { address: 'https://apps.microsoft.com/detail/9tealbrowser' },
  /** A folder named for the origin goes between the two parts. */
  windows: { folder: `${downloadsUrl}windows/installer/`, file: 'TealInstaller.exe' },
  /** The package of the older installer, which Windows installs and updates by itself. */
  windowsPackage: { folder: `${downloadsUrl}windows/package/`, file: 'Teal.appinstaller' },
  windowsPreview: {
    folder: `${downloadsUrl}windows-preview/installer/`,
    file: 'TealPreviewInstaller.exe',
  },
  mac: { folder: `${downloadsUrl}macos/`, file: 'Teal.dmg' },
  androidPackage: { folder: `${downloadsUrl}android/`, file: 'teal.apk' },
  /** Takes no parameters because it counts nothing. */
  freeStore: 'https://f-droid.org/packages/example.teal.browser/',
} as const;
