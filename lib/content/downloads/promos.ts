/** What a visitor may be offered on the home page to go on with; which, is decided in `lib/device/onboardingPromos`. */
export type PromoId =
  | 'addToBrowser'
  | 'setAsDefault'
  | 'downloadBrowser'
  | 'mobileApps'
  | 'iosApp'
  | 'androidApp';

/** Every offer with the value of the event parameter `promo`; their words are in `promoWords`. */
export const promoEvents: Readonly<Record<PromoId, string>> = {
  addToBrowser: 'add-to-browser',
  setAsDefault: 'set-as-default',
  downloadBrowser: 'download-browser',
  mobileApps: 'mobile-apps',
  iosApp: 'ios-app',
  androidApp: 'android-app',
};
