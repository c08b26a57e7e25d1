import type * as english from '@/lib/content/account/email';
import { formWords, signedOutWords } from '@/lib/content/translations/es/account/forms';
import type { Translation } from '@/lib/content/translations/translation';

export const emailWords: Translation<typeof english.emailWords> = {
  loading: 'Cargando tu cuenta',
  add: {
    heading: 'Añade tu dirección de correo',
    intro:
      'Con una dirección de correo puedes usar tu suscripción en tus otros dispositivos. Solo la usamos para tu cuenta.',
    label: formWords.email,
    submit: 'Enviarme un código',
    later: 'Ahora no',
    already: {
      heading: 'Ya tienes una dirección de correo',
      intro: (email) => `Puedes iniciar sesión con ${email} en cualquier dispositivo.`,
      edit: 'Cambiar la dirección de correo',
    },
  },
  edit: {
    heading: 'Cambia tu dirección de correo',
    intro:
      'Enviaremos un código a tu nueva dirección de correo. Nada cambia hasta que lo escribas. Después avisaremos a tu dirección anterior.',
    current: 'Dirección de correo actual',
    label: 'Nueva dirección de correo',
    submit: 'Enviarme un código',
    cancel: 'Conservar la dirección actual',
  },
  confirm: {
    heading: 'Revisa tu bandeja de entrada',
    label: formWords.code,
    submit: 'Confirmar la dirección',
  },
  reauthenticate: {
    heading: 'Confirma que eres tú',
    intro: (email) =>
      `Antes de cambiar tu dirección de correo, enviaremos un código a la que tienes ahora: ${email}.`,
    send: 'Enviarme un código',
    label: formWords.code,
    submit: 'Continuar',
    next: (email) => `Después enviaremos un segundo código a ${email}.`,
    afterward: 'El código es correcto. Ahora enviaremos otro a tu nueva dirección.',
  },
  added: {
    heading: 'Tu dirección está confirmada',
    intro: (email) => `Ya puedes iniciar sesión con ${email} en cualquier dispositivo.`,
    next: 'En tu otro dispositivo, elige «Tengo una suscripción» y escribe esta dirección de correo.',
    manage: 'Gestionar la suscripción',
    welcome: 'Ir a tus dispositivos',
    device: 'Configurar otro dispositivo',
  },
  changed: {
    heading: 'Tu dirección de correo ha cambiado',
    intro: (email) =>
      `A partir de ahora, inicia sesión con ${email}. Se ha cerrado la sesión en tus otros dispositivos.`,
    manage: 'Volver a tu suscripción',
  },
  undo: {
    heading: '¿Deshacer el cambio de dirección de correo?',
    intro:
      'Se ha cambiado la dirección de correo de tu suscripción. Si no has sido tú, deshaz el cambio aquí.',
    effect:
      'Podrás volver a iniciar sesión con tu dirección anterior y se cerrará la sesión en todos los dispositivos.',
    submit: 'Deshacer el cambio',
    busy: 'Deshaciendo el cambio',
    leave: 'Conservar la dirección nueva',
    done: 'Has recuperado tu dirección de correo anterior',
    failed: 'Este enlace ya no es válido',
    missing: 'Este enlace está incompleto',
    introOf: {
      done: 'Se ha cerrado la sesión en todos los dispositivos. Inicia sesión de nuevo con un código que enviaremos a tu dirección anterior.',
      failed: 'Ya se ha usado o tiene más de 7 días. Si necesitas ayuda, escríbenos.',
      missing: 'Falta una parte de la dirección. Vuelve a abrir el enlace de nuestro correo.',
    },
    signIn: 'Iniciar sesión',
    help: 'Obtener ayuda',
  },
  signedOut: signedOutWords,
};
