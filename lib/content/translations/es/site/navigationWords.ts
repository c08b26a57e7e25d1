import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/site/navigationWords';
import type { Translation } from '@/lib/content/translations/translation';

export const navigationWords: Translation<typeof english.navigationWords> = {
  header: { browser: 'Navegador', chat: 'Chat de IA', subscription: 'Suscripción', signIn: 'Entrar' },
  sets: {
    search: 'Búsqueda',
    downloads: 'Descargas',
    products: `Más de ${brand.name}`,
    learn: 'Más información',
    resources: 'Otras páginas',
  },
  descriptions: {
    signIn: 'Con un código que te enviamos por correo',
    account: 'Plan, facturación y dispositivos',
    blog: 'Lo que investigamos y por qué creamos lo que creamos',
    podcast: 'Media hora sobre privacidad',
  },
  promos: {
    browser: {
      title: `Descarga ${brand.browser}`,
      text: 'Busca, navega y elimina tus datos en una sola aplicación gratuita.',
      action: 'Descargar el navegador',
    },
    subscription: {
      title: 'Privacidad más allá del navegador',
      text: 'Una VPN y ayuda tras un robo de identidad. En Estados Unidos, también eliminación de datos personales.',
      action: 'Probar gratis',
    },
  },
  dismissPromo: 'Ocultar esta oferta',
};
