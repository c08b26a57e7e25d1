import type * as english from '@/lib/content/account/forms';
import type { Translation } from '@/lib/content/translations/translation';

export const formWords: Translation<typeof english.formWords> = {
  email: 'Dirección de correo',
  emailPlaceholder: 'nombre@example.org',
  emailMissing: 'Escribe tu dirección de correo.',
  emailIncomplete: 'Escribe una dirección de correo completa, por ejemplo nombre@example.org.',
  emailSlip: {
    question: (address) => `¿Querías decir ${address}?`,
    yes: 'Sí, usar esa',
    no: 'No, la mía está bien',
  },
  sending: 'Enviando el código',
  code: 'Código de un solo uso',
  codeShort: 'Escribe todos los dígitos del código.',
  checking: 'Comprobando el código',
  sentTo: (email) =>
    `Hemos enviado un código de seis dígitos a ${email}. Es válido durante 10 minutos y solo en este navegador.`,
  longCodeSentTo: (email) =>
    `Se han pedido demasiados códigos para ${email}, así que ahora no podemos enviar uno corto. Si hay una cuenta con esta dirección, hemos enviado un código largo de dieciséis dígitos. Escribe ese.`,
  notArrived:
    '¿No te ha llegado ningún correo después de un minuto? Mira en la carpeta de spam y comprueba que la dirección sea correcta.',
  resend: 'Enviar otro código',
  alreadySent: (seconds) =>
    `Acabamos de enviarte un código. Escríbelo arriba. Podrás pedir otro dentro de ${seconds} segundos.`,
  resendWait: (seconds) => `Otro código en ${seconds} s`,
  resent: 'Te hemos enviado un código nuevo. El anterior ya no es válido.',
  changeAddress: 'Usar otra dirección',
  failed: 'No ha funcionado',
};

export const withoutScript: Translation<typeof english.withoutScript> =
  'Esta página necesita JavaScript. Abre tu cuenta con claves que solo tiene este navegador y que nunca se envían en una dirección web ni en un formulario. Activa JavaScript y vuelve a cargar la página.';

export const lostScriptWords: Translation<typeof english.lostScriptWords> = {
  text: 'Una parte de esta página no se ha cargado, así que puede que no funcione.',
  paid: 'Si acabas de pagar, tu pago está a salvo y te estamos enviando un correo sobre él.',
  help: (email) => `Si al intentarlo de nuevo no se arregla, escribe a ${email}.`,
  insecure: 'Para iniciar sesión o suscribirte, abre esta página con https en un navegador actual.',
};

export const endedSignInWords: Translation<typeof english.endedSignInWords> = {
  ended: {
    heading: 'Se ha cerrado tu sesión',
    intro:
      'La sesión de este navegador se cerró desde otro dispositivo, o porque cambió la dirección de correo de la cuenta. Tu suscripción sigue igual. Si no has sido tú, inicia sesión de nuevo y revisa las sesiones abiertas.',
  },
  expired: {
    heading: 'Tu sesión ha caducado',
    intro:
      'Para proteger tu cuenta, las sesiones caducan al cabo de un tiempo. Inicia sesión de nuevo y volverás a esta página.',
  },
  deleted: {
    heading: 'Esta cuenta se ha eliminado',
    intro: 'Se eliminó desde otro dispositivo, así que aquí ya no queda nada que abrir.',
  },
  over: {
    heading: 'Tu sesión está cerrada',
    intro:
      'Tu sesión ha caducado o se cerró desde otro dispositivo. Inicia sesión de nuevo y volverás a esta página.',
  },
};

export const signedOutWords: Translation<typeof english.signedOutWords> = {
  heading: 'Inicia sesión para continuar',
  intro: 'Esta página es parte de tu cuenta. Inicia sesión y volverás a ella.',
  signIn: 'Iniciar sesión',
  seePlans: 'Ver los planes',
  noSubscription: '¿Aún no tienes suscripción?',
};
