import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/helpWords';
import type { Translation } from '@/lib/content/translations/translation';

export const helpWords: Translation<typeof english.helpWords> = {
  title: '¿En qué podemos ayudarte?',
  lead: `Respuestas sobre ${brand.subscription}, el buscador, el navegador y el chat de IA. Si no encuentras la tuya, escríbenos.`,
  searchLabel: 'Busca en la ayuda',
  searchPlaceholder: 'Código, reembolso, VPN…',
  found: (count) => (count === 1 ? '1 respuesta' : `${count} respuestas`),
  topics: 'Temas',
  noneTitle: 'No hay ninguna respuesta',
  none: 'Prueba con una palabra más corta o pregúntanos directamente.',
  contact: {
    title: '¿Te queda alguna pregunta?',
    text: 'Escríbenos. Una persona lee tu mensaje y suele responder en dos días laborables.',
    action: 'Escríbenos',
  },
  more: [
    {
      title: '¿Hay algo que no funciona?',
      text: 'El estado de cada parte del servicio, ahora y en los últimos 90 días.',
      link: { label: 'Ver el estado del servicio', href: '/status' },
    },
    {
      title: '¿Has encontrado un problema de seguridad?',
      text: 'Dónde avisarnos y qué prometemos a quien lo hace.',
      link: { label: 'Leer sobre seguridad', href: '/security' },
    },
    {
      title: 'Tu cuenta',
      text: 'Plan, tarjeta, facturas, dirección de correo y dispositivos en un solo lugar.',
      link: { label: 'Abrir tu cuenta', href: '/subscriptions/manage' },
    },
  ],
};
