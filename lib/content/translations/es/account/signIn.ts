import type * as english from '@/lib/content/account/signIn';
import { brand } from '@/lib/content/brand';
import { formWords } from '@/lib/content/translations/es/account/forms';
import type { Translation } from '@/lib/content/translations/translation';

export const signInWords: Translation<typeof english.signInWords> = {
  address: {
    heading: 'Inicia sesión en tu suscripción',
    intro: `Escribe la dirección de correo que añadiste a tu ${brand.subscription}, o la que indicaste al pagar. Te enviaremos un código de un solo uso. No necesitas contraseña.`,
    label: formWords.email,
    submit: 'Enviarme un código',
    noSubscription: '¿Aún no tienes suscripción?',
    seePlans: 'Ver los planes',
    noEmail:
      '¿La compraste en una tienda de aplicaciones y nunca añadiste una dirección de correo? Restaura la compra en la aplicación y añade una allí.',
  },
  code: {
    heading: 'Mira tu bandeja de entrada',
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
  unlock: {
    heading: 'Continúa el inicio de sesión',
    intro:
      'Se han pedido o escrito mal demasiados códigos con tu dirección de correo, así que hemos bloqueado el inicio de sesión durante un tiempo. Nadie ha entrado.',
    effect:
      'Así este navegador puede volver a pedir códigos enseguida. Esto no inicia la sesión de nadie: para eso sigue haciendo falta un código de tu bandeja de entrada.',
    submit: 'Desbloquear aquí',
    busy: 'Un momento',
    leave: 'Ahora no',
    done: 'Ya puedes volver a iniciar sesión',
    failed: 'Este enlace ya no sirve',
    missing: 'Este enlace está incompleto',
    introOf: {
      done: 'Pide un código en este navegador y escríbelo aquí. Si otra persona sigue intentándolo, a ti no te afectará.',
      failed: 'Ya se ha usado o tiene más de un día. Si sigues sin poder iniciar sesión, escríbenos.',
      missing: 'Falta una parte de la dirección. Vuelve a abrir el enlace de nuestro correo.',
    },
    signIn: 'Pedir un código',
    help: 'Obtener ayuda',
  },
  already: {
    heading: 'Tienes la sesión iniciada',
    intro: (email) => (email ? `Puedes continuar como ${email}.` : 'Aquí no queda nada por hacer.'),
    manage: 'Gestionar la suscripción',
    next: 'Continuar',
    other: 'Usar otra dirección',
  },
};
