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
    text: 'The extension makes your searches private and blocks trackers on the pages you open.',
    button: 'Add the extension',
    event: 'add-to-browser',
  },
  setAsDefault: {
    title: `Make ${brand.name} your search engine`,
    text: 'It takes three steps, and every search from the address bar is private.',
    button: 'Show me how',
    event: 'set-as-default',
  },
  downloadBrowser: {
    title: `Get ${brand.browser}`,
    text: 'Private search, tracker blocking, and one button that clears your data, all in one app.',
    button: 'Download the browser',
    event: 'download-browser',
  },
  mobileApps: {
    title: 'Get the same protection on your phone',
    text: `${brand.browser} for iPhone and Android is free in both app stores.`,
    button: 'Get the mobile app',
    event: 'mobile-apps',
  },
  iosApp: {
    title: `${brand.browser} for iPhone and iPad`,
    text: 'Blocks trackers and clears your tabs with one tap. Free on the App Store.',
    button: 'Get it on the App Store',
    event: 'ios-app',
  },
  androidApp: {
    title: `${brand.browser} for Android`,
    text: 'Blocks trackers, even inside other apps. Free on Google Play.',
    button: 'Get it on Google Play',
    event: 'android-app',
  },
};
