import { brand } from '../brand';

/** What a visitor may be offered on the home page to go on with; which, is decided in `lib/device/onboardingPromos`. */
export type PromoId =
  | 'addToBrowser'
  | 'setAsDefault'
  | 'downloadBrowser'
  | 'mobileApps'
  | 'iosApp'
  | 'androidApp';

export type Promo = {
  title: string;
  text: string;
  button: string;
  /** Value of the event parameter `promo`. */
  event: string;
};

export const promos: Record<PromoId, Promo> = {
  addToBrowser: {
    title: `Add ${brand.name} to this browser`,
    text: 'The extension makes your searches private and keeps trackers out of the pages you open.',
    button: 'Add the extension',
    event: 'add-to-browser',
  },
  setAsDefault: {
    title: `Make ${brand.name} your search engine`,
    text: 'Four clicks in the settings, and every search from the address bar is private.',
    button: 'Show me how',
    event: 'set-as-default',
  },
  downloadBrowser: {
    title: `Get ${brand.browser}`,
    text: 'Private search, tracker blocking and one button that forgets everything, in one app.',
    button: 'Download the browser',
    event: 'download-browser',
  },
  mobileApps: {
    title: 'The same calm on your phone',
    text: `${brand.browser} for iPhone and Android, free in both stores.`,
    button: 'Get the mobile app',
    event: 'mobile-apps',
  },
  iosApp: {
    title: `${brand.browser} for iPhone and iPad`,
    text: 'Trackers blocked, tabs cleared with one touch, free in the App Store.',
    button: 'Get it in the App Store',
    event: 'ios-app',
  },
  androidApp: {
    title: `${brand.browser} for Android`,
    text: 'Trackers blocked, also those inside other apps, free at Google Play.',
    button: 'Get it at Google Play',
    event: 'android-app',
  },
};
