import type * as english from '@/lib/content/site/errors/errorWords';
import type { Translation } from '@/lib/content/translations/translation';

export const errorWords: Translation<typeof english.errorWords> = {
  communication: 'Se ha producido un error de comunicación. Inténtalo de nuevo.',
  field: {
    invalid_email_address: 'Esto no parece una dirección de correo. Comprueba que esté bien escrita.',
    failed_mx_check: 'Este dominio no recibe correo. Revisa la parte que va después de la @.',
    email_address_not_changed: 'Esta ya es tu dirección de correo. Escribe otra distinta.',
    account_change_email_address_failed: 'Esta dirección no se puede usar aquí. Prueba con otra.',
    invalid_link_signature: 'Esta solicitud ha caducado. Vuelve atrás y escribe otra vez la dirección.',
    invalid_session_id: 'Este inicio de sesión ha caducado. Pide un código nuevo.',
    suspended_account: 'Esta cuenta está bloqueada. Escríbenos y te ayudaremos.',
  },
  screen: {
    account_choice_required:
      'Con esta dirección de correo se ha comprado más de una suscripción. Inicia sesión en nuestra web desde un navegador y elige una. Después podrás iniciar sesión también aquí.',
    offline: 'No tienes conexión. No se ha perdido nada. Vuelve a intentarlo cuando la recuperes.',
    cookies_blocked:
      'Tu navegador no guarda las cookies de esta web. Permítelas para iniciar sesión o suscribirte.',
    service_unavailable:
      'Esta parte del servicio no está disponible por el momento. Vuelve a intentarlo dentro de poco.',
    buying_unavailable: 'Ahora mismo no es posible suscribirse. Espera unos minutos.',
    unknown_account: 'Esta cuenta ya no existe.',
    signed_in_by_receipt:
      'Has iniciado sesión con tu compra, y así puedes usar la suscripción. Para cambiar algo en la cuenta, usa un dispositivo en el que ya habías iniciado sesión o escríbenos.',
    unverified_account:
      'Tenemos que enviarte un código por correo, pero esta cuenta aún no tiene ninguna dirección. Añade una primero.',
    email_sending_error:
      'No hemos podido enviar el correo. No se ha perdido nada. Vuelve a intentarlo, por favor.',
    other_account:
      'Esta compra pertenece a otra cuenta. Restaura la compra en la aplicación para iniciar sesión en esa cuenta.',
    not_refundable:
      'La garantía de devolución cubre la primera compra, durante los 30 días siguientes al primer pago. No afecta a tu derecho legal de desistimiento. Si crees que se trata de un error, escríbenos.',
    managed_elsewhere:
      'Esta suscripción se compró en una tienda de aplicaciones. Cámbiala o cancélala en la tienda.',
    renews_elsewhere:
      'También tienes una suscripción de una tienda de aplicaciones que se renovará. Cancélala primero en la tienda si prefieres conservar esta.',
  },
  notOpened: (address) =>
    `La aplicación no ha abierto esa página. Inicia sesión en ${address} desde un navegador e inténtalo de nuevo allí. Si tu cuenta aún no tiene dirección de correo, añade primero una aquí. Una suscripción comprada en una tienda de aplicaciones también se puede gestionar en la propia tienda.`,
  code: {
    wrong: 'Ese código no es correcto. Compáralo con el del correo más reciente.',
    wrongWithTries: (tries) =>
      tries === 1
        ? 'Ese código no es correcto. Te queda un intento.'
        : `Ese código no es correcto. Te quedan ${tries} intentos.`,
    expired: 'Ese código ha caducado. Pide uno nuevo.',
    spent: 'Demasiados intentos fallidos. Ese código ya no es válido. Pide uno nuevo.',
    sentBefore: (seconds) =>
      `Acabamos de enviarte un código. Podrás pedir otro dentro de ${seconds} segundos.`,
  },
  tooMany: {
    unknown: 'Demasiados intentos. Espera un rato y vuelve a intentarlo.',
    second: 'Demasiados intentos. Vuelve a intentarlo dentro de un segundo.',
    seconds: (seconds) => `Demasiados intentos. Vuelve a intentarlo dentro de ${seconds} segundos.`,
    minutes: (minutes) => `Demasiados intentos. Vuelve a intentarlo dentro de ${minutes} minutos.`,
    hours: (hours) => `Demasiados intentos. Vuelve a intentarlo dentro de ${hours} horas.`,
    longCode:
      'También puedes revisar tu bandeja de entrada: si hay una cuenta con esta dirección, hemos enviado un código largo con el que puedes iniciar sesión ya.',
  },
};
