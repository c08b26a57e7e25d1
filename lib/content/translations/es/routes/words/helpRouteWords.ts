import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/helpRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const helpRouteWords: Translation<typeof english.helpRouteWords> = {
  '/help': {
    title: titled('Ayuda'),
    description: `Respuestas a las preguntas más habituales sobre ${brand.subscription}, ${brand.search}, ${brand.browser} y ${brand.chat}, con buscador y una forma de escribirnos.`,
  },
  '/help/contact': {
    title: titled('Contacto'),
    description: `Escribe al equipo de ayuda de ${brand.name}. Una persona lee tu mensaje y responde por correo, normalmente en dos días laborables.`,
  },
  '/help/cancel': {
    title: titled('Cancelar un contrato'),
    description:
      'Cancela sin iniciar sesión una suscripción comprada en esta web y recibe una confirmación por correo.',
  },
  '/help/withdraw': {
    title: titled('Desistir de un contrato'),
    description:
      'Desiste en 14 días de una suscripción comprada en esta web desde la Unión Europea, el Reino Unido o Canadá.',
  },
  '/help/confirm': {
    title: titled('Confirmar un desistimiento o una cancelación'),
    description:
      'Aquí confirmas un desistimiento o una cancelación con el botón al que lleva nuestro correo.',
  },
  '/status': {
    title: titled('Estado del servicio'),
    description:
      'Lo que funciona ahora mismo: sitio web, inicio de sesión, pagos, correo y tiendas de aplicaciones, con todas las interrupciones de los últimos 90 días.',
  },
  '/security': {
    title: titled('Seguridad'),
    description: `Cómo protege ${brand.name} las cuentas, los pagos y las páginas, qué se guarda y durante cuánto tiempo, y cómo avisar de una vulnerabilidad.`,
  },
  '/vpn-locations': {
    title: titled('Ubicaciones de la VPN'),
    description: `Todas las ciudades y los países por los que se conecta la VPN de ${brand.name}, en un mapa y en una lista, con la fecha de la última comprobación.`,
  },
};
