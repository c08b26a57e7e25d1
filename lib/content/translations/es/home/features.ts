import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/features';
import type { Translation } from '@/lib/content/translations/translation';

export const homeFeatureWords: Translation<typeof english.homeFeatureWords> = {
  title: 'Cómo te protegemos',
  lead: 'Elige una protección para ver qué hace.',
};

export const featureGroups: Translation<typeof english.featureGroups> = [
  {
    id: 'asking',
    icon: 'search',
    title: 'Cuando buscas',
    items: [
      {
        title: 'Sin historial de búsqueda',
        text: 'Nunca guardamos tus términos de búsqueda junto a nada que lleve hasta ti.',
      },
      {
        title: 'Sin burbuja de filtros',
        text: 'Lo que abriste la semana pasada no cambia lo que ves hoy.',
      },
      {
        title: 'Atajos a otras webs',
        text: 'Empieza con !w o !a para ir directamente a una enciclopedia o a una tienda.',
      },
    ],
  },
  {
    id: 'browsing',
    icon: 'globe',
    title: 'Cuando navegas',
    items: [
      {
        title: 'Rastreadores ocultos',
        text: 'Los scripts que informan de tu visita a otras empresas se bloquean antes de que se ejecuten.',
      },
      {
        title: 'Códigos de rastreo en los enlaces',
        text: 'La parte de un enlace que dice quién lo ha abierto se quita antes de que se cargue la página.',
      },
      {
        title: 'Conexiones cifradas',
        text: 'Si una web tiene una versión segura, esa es la que recibes, diga lo que diga el enlace.',
      },
    ],
  },
  {
    id: 'beyond',
    icon: 'lock',
    title: 'Más allá del navegador',
    items: [
      {
        title: 'Rastreadores en otras aplicaciones',
        text: 'En Android, el navegador también bloquea los rastreadores de tus otras aplicaciones, las 24 horas.',
      },
      {
        title: 'Sitios de venta de datos',
        text: `En Estados Unidos, ${brand.subscription} consigue que tu nombre y tu dirección se retiren de los sitios que los venden.`,
      },
      {
        title: 'Wifi pública',
        text: 'La VPN oculta lo que haces en internet a la cafetería, al hotel y a tu proveedor.',
      },
    ],
  },
];
