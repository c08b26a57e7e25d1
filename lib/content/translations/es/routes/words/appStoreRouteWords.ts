import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/appStoreRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const appStoreRouteWords: Translation<typeof english.appStoreRouteWords> = {
  '/subscriptions': {
    title: titled('Suscríbete en la aplicación'),
    description: `Qué incluye ${brand.subscription} y cuánto cuesta en la tienda de aplicaciones de tu dispositivo.`,
  },
  '/subscriptions/plans': {
    title: titled('Planes en la aplicación'),
    description: `Compara los planes de ${brand.subscription}, elige uno o cambia a otro.`,
  },
  '/subscriptions/new/mobile/vpn': {
    title: titled('La VPN en la aplicación'),
    description: `Consigue la VPN y todo lo demás de ${brand.subscription} en la tienda de aplicaciones de tu móvil.`,
  },
  '/subscriptions/new/mobile/duckai': {
    title: titled(`Modelos más avanzados en ${brand.chat}`),
    description: `Consigue modelos más avanzados en ${brand.chat} y todo lo demás de ${brand.subscription} en la tienda de aplicaciones de tu móvil.`,
  },
  '/subscriptions/new/mobile/pir': {
    title: titled('Eliminación de datos personales en la aplicación'),
    description: `Consigue la eliminación de datos personales y todo lo demás de ${brand.subscription} en la tienda de aplicaciones de tu móvil.`,
  },
  '/subscriptions/welcome': {
    title: titled('Tu suscripción en la aplicación'),
    description: 'Abre las funciones de tu suscripción en la aplicación y añádela a tus otros dispositivos.',
  },
  '/subscriptions/welcome/stripe': {
    title: titled('Comprobando tu suscripción'),
    description:
      'La aplicación está comprobando tu suscripción. No hace falta que esperes ni que vuelvas a pagar.',
  },
};
