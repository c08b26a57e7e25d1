import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/subscription/saleInterestWords';
import type { Translation } from '@/lib/content/translations/translation';

export const saleInterestForm: Translation<typeof english.saleInterestForm> = {
  title: '¿Quieres que te avisemos?',
  text: 'Escribe tu dirección de correo. Te escribiremos una sola vez, cuando puedas suscribirte en tu país, y después la eliminaremos.',
  submit: 'Avisarme por correo',
  sending: 'Enviando',
  sentTitle: 'Revisa tu bandeja de entrada',
  sent: `Si la dirección es correcta, un correo de ${brand.name} está en camino. Pulsa el botón del mensaje para confirmar. Si no lo haces, eliminamos tu dirección a los siete días.`,
};

export const notifyQuestion: Translation<typeof english.notifyQuestion> = {
  title: '¿Te avisamos cuando puedas suscribirte?',
  text: 'Te enviaremos un solo correo cuando la suscripción esté disponible en tu país, y justo después eliminaremos tu dirección. Algunas aplicaciones de correo abren los enlaces solas, así que te pedimos que lo confirmes.',
  confirm: 'Sí, quiero recibir el aviso',
  remove: 'Quitar mi dirección',
  after:
    'Si cierras esta página sin confirmar, eliminamos tu dirección siete días después de que la escribieras.',
};

export const notifyOutcomes: Translation<typeof english.notifyOutcomes> = {
  confirmed: {
    title: 'Te avisaremos',
    text: 'Te escribiremos una sola vez, cuando puedas suscribirte en tu país. Hasta entonces, puedes usar gratis nuestro buscador y nuestro navegador.',
    action: { label: 'Ir a la página de inicio', href: '/' },
  },
  removed: {
    title: 'Hemos quitado tu dirección',
    text: 'La hemos eliminado y no te escribiremos sobre la suscripción.',
    action: { label: 'Ir a la página de inicio', href: '/' },
  },
  expired: {
    title: 'Este enlace ha caducado',
    text: 'Los enlaces de confirmación son válidos durante siete días, y dejan de funcionar en cuanto se elimina la dirección. Escribe otra vez tu dirección para recibir uno nuevo.',
    action: { label: 'Escribir mi dirección', href: '/pro' },
  },
};
