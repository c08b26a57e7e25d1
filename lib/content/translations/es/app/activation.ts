import type * as english from '@/lib/content/app/activation';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const activationWords: Translation<typeof english.activationWords> = {
  loading: 'Cargando tu suscripción',
  choice: {
    heading: 'Usa tu suscripción aquí',
    intro: `¿Ya tienes una suscripción de ${brand.name}? Úsala en este dispositivo sin coste adicional.`,
    store: {
      title: 'Comprada en la tienda de aplicaciones',
      text: 'Si en este dispositivo has iniciado sesión con la misma cuenta de la tienda, puedes restaurar la suscripción desde allí.',
      action: 'Restaurar la compra',
    },
    email: {
      title: 'Con tu dirección de correo',
      text: 'Usa la dirección que añadiste a tu suscripción o la que indicaste al pagar. Te enviaremos allí un código.',
      action: 'Continuar con el correo',
    },
    webEmail: {
      title: 'Con tu dirección de correo',
      text: 'Inicia sesión con un código que enviamos a la dirección de correo de tu suscripción.',
      action: 'Continuar con el correo',
    },
    none: '¿Aún no tienes suscripción?',
    plans: 'Ver los planes',
  },
  signedIn: {
    heading: 'Tu suscripción está activa aquí',
    intro: (email) =>
      email
        ? `Has iniciado sesión como ${email}.`
        : 'Todavía no tiene dirección de correo. Añade una para usarla en tus otros dispositivos.',
    another: 'Usarla en otro dispositivo',
    addEmail: 'Añadir una dirección de correo',
    manage: 'Gestionar la suscripción',
  },
  done: {
    heading: 'Tu suscripción está activa aquí',
    intro: 'Ya puedes usar todo lo que incluye en este dispositivo.',
    open: 'Ver qué incluye',
    account: 'Gestionar la suscripción',
    settings: 'Volver a los ajustes',
  },
  notYet: {
    heading: 'No has iniciado sesión',
    intro: 'Esta página aparece después de activar una suscripción. Puedes hacerlo ahora.',
    start: 'Activar tu suscripción',
  },
  another: {
    heading: 'En tu otro dispositivo',
    intro:
      'Usa esta dirección de correo para iniciar sesión en cualquiera de tus móviles, tabletas u ordenadores.',
    address: 'Tu dirección de correo',
    change: 'Cambiar la dirección de correo',
    steps: [
      {
        title: `Instala ${brand.browser}`,
        text: 'Descárgalo de la tienda de aplicaciones de ese dispositivo o, en un ordenador, de nuestra web.',
      },
      {
        title: 'Abre «Ajustes» →\u00a0«Suscripción»',
        text: 'Elige «Tengo una suscripción» y después el correo.',
      },
      {
        title: 'Escribe la dirección y después el código',
        text: 'Te enviaremos el código por correo. Es válido durante 10 minutos.',
      },
    ],
    done: 'Listo',
  },
};
