import { hosts } from './hosts';

/** Where our apps are to be had, with the identifiers they have there. Links are built in `lib/attribution/storeLinks`. */
export const stores = {
  appStore: {
    app: 'https://apps.apple.com/app/teal-browser/id6450128391',
    macApp: 'https://apps.apple.com/app/teal-for-safari/id6450128402',
    /** Our number as a provider, by which campaigns are counted. */
    provider: '128350417',
  },
  play: { address: 'https://play.google.com/store/apps/details', packageName: 'example.teal.browser' },
  microsoft: { address: 'https://apps.microsoft.com/detail/9tealbrowser' },
  /** A folder named by the origin stands between the two parts. */
  windows: { folder: `${hosts.downloads}windows/installer/`, file: 'TealInstaller.exe' },
  /** The package of the older installer, by which Windows itself installs and updates. */
  windowsPackage: { folder: `${hosts.downloads}windows/package/`, file: 'Teal.appinstaller' },
  windowsPreview: {
    folder: `${hosts.downloads}windows-preview/installer/`,
    file: 'TealPreviewInstaller.exe',
  },
  mac: { folder: `${hosts.downloads}macos/`, file: 'Teal.dmg' },
  androidPackage: `${hosts.downloads}android/teal.apk`,
  freeStore: 'https://f-droid.org/packages/example.teal.browser/',
} as const;

/** The extension, by the browser it is for. */
export const extensionStores = {
  chrome: 'https://chromewebstore.google.com/detail/teal/kjnmgpfbnbfgnhpmnaiachjmoclhdbop',
  brave: 'https://chromewebstore.google.com/detail/teal/kjnmgpfbnbfgnhpmnaiachjmoclhdbop',
  vivaldi: 'https://chromewebstore.google.com/detail/teal/kjnmgpfbnbfgnhpmnaiachjmoclhdbop',
  firefox: 'https://addons.mozilla.org/firefox/addon/teal-privacy/',
  edge: 'https://microsoftedge.microsoft.com/addons/detail/teal/cdkpejolfmjfocngbmofkpdlhjcdlaop',
  opera: 'https://addons.opera.com/extensions/details/teal/',
} as const;
