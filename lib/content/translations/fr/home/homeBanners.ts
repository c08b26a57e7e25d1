import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/homeBanners';
import type { Translation } from '@/lib/content/translations/translation';

export const homeBannerLabel: Translation<typeof english.homeBannerLabel> = 'Offre';
export const homeBannerDismiss: Translation<typeof english.homeBannerDismiss> = 'Pas maintenant';

export const homeBanners: Translation<typeof english.homeBanners> = {
  install: {
    action: `Obtenir ${brand.browser}`,
    href: '/app?origin=funnel_home_website__banner',
  },
  mobileApp: {
    action: `Obtenir ${brand.browser}`,
    href: '/app?origin=funnel_home_website__banner',
  },
  mobileDefault: {
    action: `Faire de ${brand.name} mon moteur`,
    href: null,
  },
  mobileSubscription: {
    action: 'Un VPN pour mon téléphone',
    href: '/pro?origin=funnel_home_website__banner',
  },
};
