const appId = '6450128391';

/**
 * Apple's store, where the extension for Safari is too. This file is apart from the other stores because many pages
 * lead to an extension, and few need every store.
 */
export const appStore = {
  appId,
  app: `https://apps.apple.com/app/teal-browser/id${appId}`,
  macApp: 'https://apps.apple.com/app/teal-for-safari/id6450128402',
  /** Our number as a provider, by which campaigns are counted. */
  provider: '128350417',
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

/** The stores that count by `utm_` parameters; those of Edge and Opera take none. */
export const countingExtensionStores: readonly string[] = [extensionStores.chrome, extensionStores.firefox];
