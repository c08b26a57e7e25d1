import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/homeBanners';
import type { Translation } from '@/lib/content/translations/translation';

export const homeBannerLabel: Translation<typeof english.homeBannerLabel> = 'Angebot';
export const homeBannerDismiss: Translation<typeof english.homeBannerDismiss> = 'Nicht jetzt';

export const homeBanners: Translation<typeof english.homeBanners> = {
  install: {
    action: `${brand.browser} laden`,
    href: '/app?origin=funnel_home_website__banner',
  },
  mobileApp: {
    action: `${brand.browser} laden`,
    href: '/app?origin=funnel_home_website__banner',
  },
  mobileDefault: {
    action: `${brand.name} als Suche einrichten`,
    href: null,
  },
  mobileSubscription: {
    action: 'VPN fürs Smartphone holen',
    href: '/pro?origin=funnel_home_website__banner',
  },
};
