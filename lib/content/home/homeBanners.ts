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

export const homeBannerLabel = 'Offer';
export const homeBannerDismiss = 'Not now';

export const homeBanners: Readonly<Record<HomeBannerId, HomeBannerWords>> = {
  install: {
    title: `Get ${brand.browser}`,
    text: 'It blocks trackers on every page, not just while you search.',
    action: 'Get the browser',
    href: '/app?origin=funnel_home_website__banner',
  },
  mobileApp: {
    title: `${brand.browser} for your phone`,
    text: 'An app that blocks trackers on every page and clears your tabs with one tap.',
    action: 'Get the app',
    href: '/app?origin=funnel_home_website__banner',
  },
  mobileDefault: {
    title: 'Search privately from the address bar',
    text: `Keep the browser you have and make ${brand.name} its search engine.`,
    action: 'Show me how',
    href: null,
  },
  mobileSubscription: {
    title: 'A VPN for your phone',
    text: `${brand.subscription} protects your phone on every network. Try it free.`,
    action: 'See plans',
    href: '/pro?origin=funnel_home_website__banner',
  },
};
