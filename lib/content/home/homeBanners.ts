import { brand } from '../brand';

/** What the home page may offer in its corner; `enhance/downloads/banner` decides to whom. */
export type HomeBannerId = 'install' | 'mobileApp' | 'mobileDefault' | 'mobileSubscription';

export type HomeBannerWords = {
  action: string;
  /** Where it leads; null opens the steps that make us the search engine. */
  href: string | null;
};

export const homeBannerLabel = 'Offer';
export const homeBannerDismiss = 'Not now';

export const homeBanners: Readonly<Record<HomeBannerId, HomeBannerWords>> = {
  install: {
    action: `Get ${brand.browser}`,
    href: '/app?origin=funnel_home_website__banner',
  },
  mobileApp: {
    action: `Get ${brand.browser}`,
    href: '/app?origin=funnel_home_website__banner',
  },
  mobileDefault: {
    action: `Make ${brand.name} your search engine`,
    href: null,
  },
  mobileSubscription: {
    action: 'Get a VPN for your phone',
    href: '/pro?origin=funnel_home_website__banner',
  },
};
