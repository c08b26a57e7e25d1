import { brand } from '../brand';
import type { PromoId } from './promos';

/** Cards on the home page, all of which can be pressed: a title in bold and, smaller, what happens then. */
export const promoWords = {
  addToBrowser: {
    title: `Add ${brand.name} to this browser`,
    button: 'Add the extension',
  },
  setAsDefault: {
    title: `Make ${brand.name} your search engine`,
    button: 'Show me how',
  },
  downloadBrowser: {
    title: `Get ${brand.browser}`,
    button: 'Download the browser',
  },
  mobileApps: {
    title: 'Get the same protection on your phone',
    button: 'Get the mobile app',
  },
  iosApp: {
    title: `${brand.browser} for iPhone and iPad`,
    button: 'Get it on the App Store',
  },
  androidApp: {
    title: `${brand.browser} for Android`,
    button: 'Get it on Google Play',
  },
} as const satisfies Record<PromoId, { title: string; button: string }>;
