import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/compare';
import type { Translation } from '@/lib/content/translations/translation';

export const compareWords: Translation<typeof english.compareWords> = {
  caption: 'Protecciones por navegador',
  topic: 'Protección',
  choose: 'Comparar con',
  legend: 'Leyenda',
  asOf: 'Última revisión:',
  noteMark: 'Nota',
  counts: {
    caption: (total) =>
      `Cuántas de las ${total} protecciones de la tabla incluye cada navegador de serie. Los bloques sin relleno son protecciones limitadas o de pago.`,
    inWords: (included, partial) => `${included} incluidas, ${partial} limitadas o de pago`,
  },
  method: {
    title: 'Cómo comparamos',
    items: [
      'Comparamos navegadores de escritorio con sus ajustes por defecto, según lo que publican sus fabricantes.',
      'Una protección está incluida si viene activada por defecto y no cuesta nada.',
      '«Limitado» significa que cubre solo una parte del problema o que hay que cambiar un ajuste.',
      'Los navegadores cambian. La fecha sobre la tabla te dice de cuándo es. Si algo se ha quedado anticuado, avísanos.',
    ],
    correct: '¿Has encontrado un error, a nuestro favor o en contra? Escríbenos:',
  },
  strengths: {
    title: 'Lo que los demás hacen bien',
    text: 'También es justo decirlo, ya que esta comparación la hemos hecho nosotros.',
    items: [
      {
        name: 'Safari',
        text: 'dificulta de serie la identificación por huella digital y te pregunta antes de que las aplicaciones te rastreen.',
      },
      {
        name: 'Firefox',
        text: 'mantiene separadas las cookies de cada web y admite casi cualquier extensión.',
      },
      {
        name: 'Brave',
        text: 'bloquea los rastreadores y los anuncios antes de que se carguen, como nosotros.',
      },
      {
        name: 'Chrome y Edge',
        text: 'publican rápido las correcciones de seguridad y aíslan bien unas páginas de otras.',
      },
    ],
  },
  action: {
    title: `Prueba ${brand.browser}`,
    text: 'Es gratis e importa tus marcadores.',
  },
};
