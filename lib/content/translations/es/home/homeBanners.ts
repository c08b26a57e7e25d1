import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/homeBanners';
import type { Translation } from '@/lib/content/translations/translation';

export const homeBannerLabel: Translation<typeof english.homeBannerLabel> = 'Oferta';
export const homeBannerDismiss: Translation<typeof english.homeBannerDismiss> = 'Ahora no';

export const homeBanners: Translation<typeof english.homeBanners> = {
  install: {
    action: `Descargar ${brand.browser}`,
    href: '/app?origin=funnel_home_website__banner',
  },
  mobileApp: {
    action: `Descargar ${brand.browser}`,
    href: '/app?origin=funnel_home_website__banner',
  },
  mobileDefault: {
    action: `Usar ${brand.name} como buscador`,
    href: null,
  },
  mobileSubscription: {
    action: 'Una VPN para tu móvil',
    href: '/pro?origin=funnel_home_website__banner',
  },
};
