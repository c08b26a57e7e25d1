import { linkTo } from '@/lib/content/help/helpQuestion';
import type * as english from '@/lib/content/help/removalAndRestoration';
import { sitePages } from '@/lib/content/site/sitePages';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

const { removal, restoration } = sitePages;

export const removalAndRestoration: Translation<typeof english.removalAndRestoration> = {
  id: 'removal-and-restoration',
  title: 'Eliminación de datos y robo de identidad',
  questions: [
    {
      id: 'removal-start',
      question: '¿Cómo consigo que se eliminen mis datos de los sitios que los venden?',
      answer: [
        [
          'Esto forma parte de la suscripción en Estados Unidos. En el navegador de tu Mac o de tu ordenador con Windows, abre la ',
          linkTo(removal.href, 'eliminación de datos personales'),
          `, escribe tu nombre, tu año de nacimiento y tus direcciones, e inicia la búsqueda. Recorre más de ${subscriptionFigures.brokerSites} webs y envía las solicitudes de eliminación por ti.`,
        ],
        ['Tus datos se quedan en ese ordenador. Nosotros no los vemos nunca.'],
      ],
    },
    {
      id: 'removal-time',
      question: '¿Cuánto tarda una eliminación?',
      answer: [
        [
          'La mayoría de las webs responden en unos días; algunas tardan varias semanas. La búsqueda se repite sola mientras el ordenador está encendido y envía otra solicitud si una ficha reaparece. Unas pocas webs se niegan o piden más pruebas; el panel te dice cuáles.',
        ],
      ],
    },
    {
      id: 'identity-theft',
      question: 'Me han robado la identidad. ¿A quién llamo?',
      answer: [
        [
          'Abre la ',
          linkTo(restoration.href, 'ayuda tras un robo de identidad'),
          ' después de iniciar sesión. Muestra el número de teléfono, atendido día y noche, y crea el código que te pedirán.',
        ],
        [
          'En Estados Unidos, el asesor hace las gestiones por ti y algunas pérdidas se pueden indemnizar. En los demás países, te dice qué hacer, paso a paso.',
        ],
      ],
    },
  ],
};
