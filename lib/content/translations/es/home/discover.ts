import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/discover';
import type { Translation } from '@/lib/content/translations/translation';

export const discoverWords: Translation<typeof english.discoverWords> = {
  title: 'Privacidad para la búsqueda, la IA, el correo y más',
  lead: 'Usa solo uno o los cuatro juntos.',
  choose: 'Mostrar',
};

export const discoverItems: Translation<typeof english.discoverItems> = [
  {
    id: 'search',
    tab: 'Búsqueda privada',
    title: 'Resultados sin historial de búsqueda',
    text: 'Resultados completos de toda la web. No guardamos tus búsquedas, así que después no hay nada que consultar sobre ti.',
    points: [
      'Anuncios según tu búsqueda, no según quién eres',
      'Los mismos resultados para todo el mundo',
      'Sin cuenta',
    ],
    link: { label: 'Empezar a buscar', href: brand.searchUrl },
  },
  {
    id: 'chat',
    tab: brand.chat,
    title: 'Modelos de IA que no saben quién pregunta',
    text: 'Modelos de varias empresas en un solo lugar. Enviamos tu pregunta como si fuera nuestra, de modo que la empresa que está detrás de un modelo nunca sabe quién eres.',
    points: ['No lo guardamos ni se usa para entrenar modelos', 'Gratis y sin cuenta', 'Fácil de desactivar'],
    link: { label: `Abrir ${brand.chat}`, href: `${brand.chatUrl}?origin=funnel_home_website__discover` },
  },
  {
    id: 'subscription',
    tab: 'Suscripción',
    title: 'Protección más allá del navegador',
    text: 'Una VPN, ayuda tras un robo de identidad y modelos de IA más avanzados en un solo plan. En Estados Unidos, también eliminación de datos personales.',
    withoutChat:
      'Una VPN y ayuda tras un robo de identidad en un solo plan. En Estados Unidos, también eliminación de datos personales.',
    points: [
      'Cinco dispositivos a la vez',
      'VPN sin registros de actividad',
      'Empieza con una prueba gratuita',
    ],
    link: { label: 'Ver planes y precios', href: '/pro?origin=funnel_home_website__discover' },
    subscriber: { label: 'Gestionar la suscripción', href: '/subscriptions/manage' },
  },
  {
    id: 'mail',
    tab: 'Protección del correo',
    title: 'Correo sin rastreadores',
    text: 'Facilita una de nuestras direcciones. Quitamos los rastreadores de cada mensaje y reenviamos el resto a tu bandeja de entrada.',
    points: [
      'Una dirección nueva para cada tienda',
      'Desactiva una dirección que se haya filtrado',
      'Funciona con el correo que ya usas',
    ],
    link: { label: 'Cómo funciona', href: '/email?origin=funnel_home_website__discover' },
  },
];
