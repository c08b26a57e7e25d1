import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/subscriptionRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const subscriptionRouteWords: Translation<typeof english.subscriptionRouteWords> = {
  '/pro': {
    title: `${brand.subscription} – VPN y ayuda tras un robo de identidad`,
    description: `VPN, ayuda tras un robo de identidad y modelos más avanzados en ${brand.chat}. En Estados Unidos, también eliminación de datos personales. Cancela cuando quieras.`,
  },
  '/pro/welcome': {
    title: titled('Te damos la bienvenida a tu suscripción'),
    description: 'Tu suscripción está lista. Estos son los siguientes pasos en cada uno de tus dispositivos.',
  },
  '/pro/add-email': {
    title: titled('Configura tu dirección de correo'),
    description: 'Añade una dirección de correo para usar tu suscripción en otros dispositivos.',
  },
  '/pro/notify': {
    title: titled('Confirma tu interés en la suscripción'),
    description:
      'Confirma que quieres saber cuándo estará disponible la suscripción en tu país, o quita tu dirección.',
  },
  '/subscriptions/activate': {
    title: titled('Inicia sesión en tu cuenta'),
    description:
      'Inicia sesión con un código de un solo uso que enviamos a la dirección de correo de tu suscripción.',
  },
  '/subscriptions/confirm': {
    title: titled('Confirma tu código'),
    description: 'Escribe el código de un solo uso que hemos enviado a tu dirección de correo.',
  },
  '/subscriptions/add-email': {
    title: titled('Añade una dirección de correo'),
    description:
      'Añade una dirección de correo a tu suscripción y úsala para iniciar sesión en otros dispositivos.',
  },
  '/subscriptions/edit-email': {
    title: titled('Cambia tu dirección de correo'),
    description: 'Cambia la dirección de correo de tu suscripción.',
  },
  '/subscriptions/undo-email': {
    title: titled('Deshacer un cambio de dirección'),
    description: 'Deshaz un cambio en la dirección de correo de tu suscripción.',
  },
  '/subscriptions/manage': {
    title: titled('Tu suscripción'),
    description:
      'Plan, fecha de renovación, facturación, dirección de correo y dispositivos de tu suscripción.',
  },
};
