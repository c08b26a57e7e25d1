import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/activationRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const activationRouteWords: Translation<typeof english.activationRouteWords> = {
  '/subscriptions/activation-flow': {
    title: titled('Activa tu suscripción'),
    description: 'Usa en este dispositivo una suscripción que ya tienes o añádela a otro.',
  },
  '/subscriptions/activation-flow/this-device': {
    title: titled('Activar en este dispositivo'),
    description:
      'Recupera una suscripción que compraste antes, a través de la tienda de aplicaciones o de tu dirección de correo.',
  },
  '/subscriptions/activation-flow/this-device/email': {
    title: titled('Tu suscripción en este dispositivo'),
    description: 'La dirección de correo de la suscripción de este dispositivo.',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email': {
    title: titled('Activar por correo'),
    description:
      'Activa tu suscripción en este dispositivo con un código de un solo uso que enviamos a su dirección de correo.',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email/otp': {
    title: titled('Tu código de activación'),
    description: 'Escribe el código de un solo uso que activa tu suscripción en este dispositivo.',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email/success': {
    title: titled('Activada'),
    description: 'Tu suscripción está activa en este dispositivo. Esto es lo que puedes hacer ahora.',
  },
  '/subscriptions/activation-flow/another-device': {
    title: titled('Úsala en otro dispositivo'),
    description: 'Añade tu suscripción a otro móvil, tableta u ordenador.',
  },
  '/subscriptions/activation-flow/another-device/add-email': {
    title: titled('Añade una dirección para tus dispositivos'),
    description: 'Añade una dirección de correo para activar con ella tus otros dispositivos.',
  },
  '/subscriptions/activation-flow/another-device/add-email/otp': {
    title: titled('Confirma la dirección para tus dispositivos'),
    description: 'Escribe el código de un solo uso que confirma la dirección para tus otros dispositivos.',
  },
  '/subscriptions/activation-flow/another-device/add-email/success': {
    title: titled('Dirección para tus dispositivos añadida'),
    description: 'Tu dirección está confirmada. Así puedes activar con ella tu otro dispositivo.',
  },
  '/subscriptions/activation-flow/another-device/email': {
    title: titled('Pasos para tu otro dispositivo'),
    description: 'Tres pasos para usar tu suscripción en otro dispositivo.',
  },
  '/subscriptions/add-email/otp': {
    title: titled('Confirma tu dirección'),
    description: 'Escribe el código de un solo uso que confirma la nueva dirección de tu suscripción.',
  },
  '/subscriptions/add-email/success': {
    title: titled('Tu dirección está confirmada'),
    description: 'La dirección de tu suscripción está confirmada. Te contamos para qué puedes usarla.',
  },
  '/subscriptions/activate/success': {
    title: titled('Has iniciado sesión'),
    description:
      'Has iniciado sesión por correo y tu suscripción está activa aquí. Estos son los siguientes pasos.',
  },
};
