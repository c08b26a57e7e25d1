import type * as english from '@/lib/content/account/signIn';
import { brand } from '@/lib/content/brand';
import { formWords } from '@/lib/content/translations/es/account/forms';
import type { Translation } from '@/lib/content/translations/translation';

export const signInWords: Translation<typeof english.signInWords> = {
  address: {
    heading: 'Inicia sesión en tu cuenta',
    intro: `Escribe la dirección de correo que añadiste a tu suscripción de ${brand.name}, o la que indicaste al pagar. Te enviaremos un código de un solo uso. No necesitas contraseña.`,
    label: formWords.email,
    submit: 'Enviarme un código',
    noSubscription: '¿Aún no tienes suscripción?',
    seePlans: 'Ver los planes',
    noEmail:
      '¿La compraste en una tienda de aplicaciones y nunca añadiste una dirección de correo? Restaura la compra en la aplicación y añade ahí una dirección.',
  },
  code: {
    heading: 'Revisa tu bandeja de entrada',
    label: formWords.code,
    submit: 'Iniciar sesión',
    changeAddress: formWords.changeAddress,
  },
  choice: {
    heading: 'Elige una suscripción',
    intro:
      'Con esta dirección de correo se compró más de una suscripción. Elige la tuya. Después podrás llegar a las demás desde la página de tu cuenta.',
    legend: 'Suscripciones con esta dirección de correo',
    current: 'Tu cuenta',
    names: { Monthly: 'Suscripción mensual', Yearly: 'Suscripción anual' },
    none: 'Aún sin suscripción',
    trial: 'Prueba gratuita',
    since: (day) => `Desde el ${day}`,
    card: (digits) => `Tarjeta terminada en\u00a0${digits}`,
    stranger:
      '¿No reconoces ninguna? Puede que otra persona indicara tu dirección al pagar. Sal de esta página y escríbenos.',
    missing: 'Elige una suscripción.',
    submit: 'Abrir la suscripción',
    opening: 'Abriendo',
  },
  done: { heading: 'Has iniciado sesión', intro: 'Te llevamos a tu suscripción.' },
  forApp: {
    question: 'Estás iniciando sesión en la aplicación que abrió esta página.',
    cancel: 'Cancelar y volver a la aplicación',
    open: 'Volver a la aplicación',
    signIn: 'Iniciar sesión en esta web',
    done: { heading: 'Has iniciado sesión', intro: 'Ya puedes volver a la aplicación.' },
    over: {
      heading: 'Este inicio de sesión ha terminado',
      intro:
        'La aplicación no ha iniciado sesión. Para intentarlo de nuevo, vuelve a la aplicación y empieza desde allí.',
    },
  },
  already: {
    heading: 'Tu sesión está abierta',
    intro: (email) => (email ? `Puedes continuar como ${email}.` : 'Aquí no queda nada por hacer.'),
    manage: 'Gestionar la suscripción',
    next: 'Continuar',
    other: 'Usar otra dirección',
  },
};
