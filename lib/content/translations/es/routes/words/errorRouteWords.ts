import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/errorRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const errorRouteWords: Translation<typeof english.errorRouteWords> = {
  '/404': {
    title: titled('Página no encontrada'),
    description: 'En esta dirección no hay ninguna página.',
  },
  '/410': {
    title: titled('Esta página ya no existe'),
    description: 'Hemos retirado para siempre la página de esta dirección.',
  },
  '/418': {
    title: titled('No podemos responder a esta solicitud'),
    description: 'Hemos recibido la solicitud, pero algo en ella nos ha impedido responder.',
  },
  '/418/challenge': {
    title: titled('¿Eres humano?'),
    description: 'El tráfico de tu red parece automatizado. Te explicamos cómo continuar.',
  },
  '/418/limit': {
    title: titled('Demasiadas solicitudes'),
    description: 'Hemos recibido demasiadas solicitudes en poco tiempo. El límite desaparece solo.',
  },
  '/418/region': {
    title: titled('No disponible en tu país'),
    description: 'Esto no está disponible en el lugar desde el que te conectas.',
  },
  '/500': {
    title: titled('Algo ha fallado por nuestra parte'),
    description: 'No hemos podido mostrar la página. Inténtalo de nuevo dentro de un momento.',
  },
};
