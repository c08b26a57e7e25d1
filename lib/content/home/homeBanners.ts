import { brand } from '../brand';

/** What the home page may offer in its corner; `lib/device/homeBannersFor` decides to whom. */
export type HomeBannerId = 'install' | 'mobileApp' | 'mobileDefault' | 'mobileSubscription';

export type HomeBannerWords = {
  title: string;
  text: string;
  action: string;
  /** Where it leads; null opens the steps that make us the search engine. */
  href: string | null;
};

export const homeBannerLabel = 'An offer';
export const homeBannerDismiss = 'Not now';

export const homeBanners: Readonly<Record<HomeBannerId, HomeBannerWords>> = {
  install: {
    title: `Take ${brand.name} along`,
    text: 'The browser blocks trackers on every page, not just while you search.',
    action: 'Get the browser',
    href: '/app?origin=funnel_home_website__banner',
  },
  mobileApp: {
    title: `${brand.browser} for your pocket`,
    text: 'An app that blocks trackers on every page and clears your tabs with one touch.',
    action: 'Get the app',
    href: '/app?origin=funnel_home_website__banner',
  },
  mobileDefault: {
    title: 'Search in private from the address bar',
    text: `Keep the browser you have and let it ask ${brand.name}.`,
    action: 'Show me how',
    href: null,
  },
  mobileSubscription: {
    title: 'A VPN for the coffee shop, too',
    text: `${brand.subscription} covers your phone on every network, with a free trial.`,
    action: 'See plans',
    href: '/pro?origin=funnel_home_website__banner',
  },
};
