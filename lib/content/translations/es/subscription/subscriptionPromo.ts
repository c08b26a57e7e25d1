import type * as english from '@/lib/content/subscription/subscriptionPromo';
import type { Translation } from '@/lib/content/translations/translation';

export const subscriptionPromo: Translation<typeof english.subscriptionPromo> = {
  line: { text: '¿Privacidad más allá del navegador?', link: 'Ver la suscripción' },
  banner: {
    title: 'Privacidad más allá del navegador',
    text: 'Tu proveedor de internet ve qué webs visitas, y hay empresas que venden la dirección de tu casa. La suscripción incluye una VPN y, en Estados Unidos, hace que se retiren tus fichas.',
    link: 'Ver qué incluye',
  },
  own: {
    line: {
      text: 'Tu privacidad va más allá del navegador.',
      link: 'Gestionar la suscripción',
    },
    banner: {
      title: 'Tienes protección más allá del navegador',
      text: 'Tu suscripción incluye una VPN que oculta qué webs visitas. En Estados Unidos también hace que se retiren tus fichas de los sitios de venta de datos.',
      link: 'Gestionar la suscripción',
    },
  },
};
