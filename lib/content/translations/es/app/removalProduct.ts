import type * as english from '@/lib/content/app/removalProduct';
import { brand } from '@/lib/content/brand';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

const { brokerSites } = subscriptionFigures;

export const removalProduct: Translation<typeof english.removalProduct> = {
  eyebrow: `Eliminación de datos personales, parte de ${brand.subscription}`,
  title: 'Retira tus datos personales de los sitios que los venden',
  lead: `Los sitios de venta de datos venden tu edad, tu domicilio y los nombres de tus familiares a cualquiera que escriba tu nombre. La aplicación te encuentra en más de ${brokerSites} de ellos, pide a cada uno que elimine tu ficha y sigue comprobando por si reaparece.`,
  action: 'Ver la suscripción',
  note: 'Solo en Estados Unidos. Funciona en un ordenador Mac o Windows.',
  picture: {
    window: 'Tus fichas',
    figures: [
      ['23', 'en proceso'],
      ['41', 'retiradas'],
      ['58', 'webs revisadas'],
    ],
    rows: [
      ['peoplefile.example', 'Retirada'],
      ['whoisnextdoor.example', 'Solicitada'],
      ['namesandplaces.example', 'Solicitada'],
      ['cousinfinder.example', 'En preparación'],
    ],
    describes:
      'Un ejemplo de la aplicación, que muestra web por web cuántas fichas se están retirando y cuántas han desaparecido ya.',
  },
  listing: {
    title: 'Lo que cualquiera puede comprar por unos dólares',
    text: 'Así es la ficha de un sitio de venta de datos. Nada de esto es robado: se recopiló de registros públicos, tarjetas de fidelización y formularios de garantía, y después se juntó y se puso a la venta.',
    name: 'Tu nombre, 41 años',
    lines: [
      ['Vive en', 'tu calle y tu número'],
      ['Ha vivido en', 'tus tres últimas direcciones'],
      ['Familiares', 'tus padres, tu pareja y tus hijos'],
      ['Teléfono', 'un número que aún funciona'],
    ],
    after: 'Retirada. Se vuelve a comprobar cada pocos días.',
  },
  course: {
    title: 'Cómo funciona',
    steps: [
      {
        when: 'Cinco minutos',
        title: 'Escribes tus datos',
        text: 'Los nombres que has usado, el año en que naciste y los lugares donde has vivido. La aplicación no necesita más para buscar.',
      },
      {
        when: 'En menos de una hora',
        title: 'La aplicación busca',
        text: 'Abre cada web como lo harías tú y anota todas las fichas sobre ti.',
      },
      {
        when: 'El mismo día',
        title: 'Se envían las solicitudes',
        text: 'Cada web tiene su propio formulario y sus propios obstáculos. La aplicación rellena los formularios y responde a los correos de confirmación.',
      },
      {
        when: 'Dos semanas',
        title: 'Las fichas desaparecen',
        text: 'La mayoría de las webs cumple en dos semanas. Pasadas cuatro, la aplicación considera que una solicitud va con retraso y la envía otra vez.',
      },
      {
        when: 'A partir de entonces',
        title: 'Sigue buscando',
        text: 'Los vendedores de datos compran datos nuevos continuamente. Si una ficha vuelve, la aplicación pide de nuevo que la retiren.',
      },
    ],
  },
  local: {
    title: 'Tus datos se quedan en tu ordenador',
    text: 'Otros servicios guardan tus datos en sus servidores y los envían a cada web. Aquí el trabajo lo hace tu propio ordenador.',
    points: [
      'Lo que escribes se guarda cifrado en tu ordenador y en ningún otro lugar.',
      'Las búsquedas y las solicitudes van directamente de tu ordenador a cada web, sin pasar por nosotros.',
      'Cuando eliminas tu perfil, desaparece. No hay ninguna otra copia.',
      'Esta página tampoco guarda nada sobre ti.',
    ],
  },
  closing: {
    title: 'Incluida en tu suscripción',
    text: `La eliminación de datos personales viene con una VPN, ayuda si te roban la identidad y modelos más avanzados en ${brand.chat}.`,
    withoutChat: 'La eliminación de datos personales viene con una VPN y ayuda si te roban la identidad.',
    action: 'Ver planes y precios',
    have: '¿Ya tienes suscripción? Abre la aplicación en tu ordenador y ve a «Ajustes» →\u00a0«Suscripción».',
  },
  withoutScript:
    'La eliminación de datos se hace en la aplicación, donde necesita JavaScript. Esta página puedes leerla sin él.',
};
