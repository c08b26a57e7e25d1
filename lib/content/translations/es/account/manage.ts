import type * as english from '@/lib/content/account/manage';
import { brand } from '@/lib/content/brand';
import { formWords } from '@/lib/content/translations/es/account/forms';
import type { Translation } from '@/lib/content/translations/translation';

const plural = new Intl.PluralRules('es');

export const subscriptionStatusWords: Translation<typeof english.subscriptionStatusWords> = {
  'Auto-Renewable': { label: 'Activa', tone: 'success', dateLabel: 'Se renueva el', explains: null },
  'Not Auto-Renewable': {
    label: 'Cancelada',
    tone: 'warning',
    dateLabel: 'Termina el',
    explains:
      'No se renovará. Todo sigue funcionando hasta ese día, y hasta entonces puedes anular la cancelación.',
  },
  'Grace Period': {
    label: 'Problema de pago',
    tone: 'warning',
    dateLabel: 'Acceso hasta el',
    explains:
      'Tu último pago no se ha completado. Actualiza tu método de pago para conservar tu suscripción.',
  },
  Inactive: {
    label: 'En pausa',
    tone: 'danger',
    dateLabel: 'En pausa desde el',
    explains: null,
  },
  Expired: {
    label: 'Caducada',
    tone: 'danger',
    dateLabel: 'Terminó el',
    explains: 'Tu suscripción ha terminado. Puedes volver a suscribirte cuando quieras.',
  },
};

export const manageWords: Translation<typeof english.manageWords> = {
  heading: 'Tu suscripción',
  loading: 'Cargando tu suscripción',
  status: 'Estado',
  planNames: { Monthly: 'Mensual', Yearly: 'Anual' },
  trial: 'Prueba gratuita',
  trialEnds: 'Gratis hasta el',
  trialRenews:
    'Después de la prueba se renueva automáticamente. Cancela antes de ese día y no se te cobrará nada.',
  trialCancelled:
    'No se renovará después de la prueba. Todo sigue funcionando hasta ese día y no se te cobrará nada.',
  email: 'Dirección de correo',
  noEmail: 'Aún no hay ninguna. Añade una para usar tu suscripción en tus otros dispositivos.',
  addEmail: 'Añadir dirección de correo',
  editEmail: 'Cambiar',
  editEmailLabel: 'Cambiar la dirección de correo',
  billing: 'Facturación',
  billingIntro: 'Gestiona tu tarjeta y tu plan con nuestro proveedor de pagos.',
  billingCard: (brand, last4, month) => `${brand} terminada en ${last4}, válida hasta ${month}`,
  card: 'Tarjeta',
  billingEnded: 'Consulta tu tarjeta y tus facturas con nuestro proveedor de pagos.',
  openPortal: 'Ir a facturación',
  openingPortal: 'Abriendo facturación',
  updateCard: 'Actualizar la tarjeta',
  confirmPayment: {
    title: 'Tu banco te pide que confirmes el pago',
    text: 'Confírmalo en la página de nuestro proveedor de pagos para conservar tu suscripción. Si prefieres pagar con otra tarjeta, actualiza la tarjeta.',
    action: 'Confirmar el pago',
  },
  resume: 'Conservar mi suscripción',
  resuming: 'Anulando la cancelación',
  resumed: 'Tu suscripción se renovará como antes.',
  plan: 'Plan',
  changePlan: 'Cambiar de plan',
  renewal: 'Renovación',
  renewalAt: (date) => `Automática, el ${date}. Si cancelas, todo sigue funcionando hasta entonces.`,
  trialRenewalAt: (date) =>
    `Tu primer pago es el ${date}. Si cancelas antes, no se te cobrará nada, y todo sigue funcionando hasta ese día.`,
  cancelSubscription: 'Cancelar la suscripción',
  store: {
    apple: {
      intro: 'Comprada en el App Store. Cámbiala o cancélala en los ajustes de tu cuenta de Apple.',
      open: 'Abrir el App Store',
    },
    google: {
      intro: 'Comprada en Google Play. Cámbiala o cancélala en «Pagos y suscripciones».',
      open: 'Abrir Google Play',
    },
  },
  settling: {
    heading: 'Tu suscripción',
    intro: 'Estamos consultando a nuestro proveedor de pagos. Tardará unos segundos.',
  },
  none: {
    heading: 'Aquí todavía no hay ninguna suscripción',
    intro:
      'Si acabas de pagar, espera un momento y vuelve a cargar la página. No hace falta que pagues otra vez.',
    seePlans: 'Ver los planes',
    reload: 'Volver a cargar',
  },
  again: 'Volver a suscribirme',
  failed: 'No hemos podido cargar tu suscripción.',
  failedAdvice: 'Tu suscripción no ha cambiado. Comprueba tu conexión e inténtalo de nuevo.',
  retry: 'Intentar de nuevo',
  devices: {
    heading: 'Sesiones abiertas',
    intro:
      'Navegadores y aplicaciones que han iniciado sesión en esta cuenta. Las versiones antiguas de la aplicación no aparecen.',
    loading: 'Cargando tus dispositivos',
    failed: 'No hemos podido cargar tus dispositivos.',
    current: 'Este navegador',
    currentApp: 'Esta aplicación',
    signedIn: (when) => `Sesión iniciada el ${when}`,
    lastUsed: (when) => `Último uso: ${when}`,
    onDay: (day) => `el ${day}`,
    remove: 'Cerrar sesión',
    removing: 'Cerrando sesión',
    removeLabel: (name, when) => `Cerrar sesión en ${name}, iniciada el ${when}`,
    question: {
      heading: (name) => `¿Cerrar sesión en «${name}»?`,
      intro: (when) =>
        `La sesión se inició el ${when}. Se cerrará de inmediato, y para volver a iniciarla hará falta un código nuevo.`,
      confirm: 'Cerrar esa sesión',
    },
    removed: 'Se ha cerrado la sesión en el dispositivo.',
    needsCode: (email) =>
      `Para cerrar la sesión en otro dispositivo, primero confirma que eres tú. Enviaremos un código a ${email}.`,
    needsEmail:
      'Para cerrar la sesión en otro dispositivo, añade primero una dirección de correo, para que podamos enviarte un código y confirmes que eres tú.',
    sendCode: 'Enviarme un código',
    confirm: 'Confirmar y cerrar sesión',
    cancel: 'Mantener la sesión',
  },
  home: `Ir a ${brand.name}`,
  account: 'Cuenta',
  backToSettings: 'Volver a los ajustes',
  signOutInApp: 'Para cerrar la sesión en esta aplicación, ve al apartado de tu suscripción en sus ajustes.',
  signOut: 'Cerrar sesión',
  signOutEnds:
    '«Cerrar sesión» la cierra solo en este navegador. «Cerrar sesión en todas partes» la cierra en todos los navegadores y aplicaciones, también en las versiones antiguas.',
  signingOut: 'Cerrando sesión',
  signOutNoEmail:
    'Esta cuenta no tiene una dirección de correo confirmada. Si compraste en una tienda de aplicaciones, podrás volver a entrar restaurando la compra en la aplicación. Si compraste en nuestra web, necesitarás un código enviado a la dirección que indicaste al pagar o, si quitaste tu dirección, el enlace del correo en que te lo comunicamos, que funciona durante 7 días. Por eso te recomendamos añadir una dirección antes.',
  signOutEverywhere: 'Cerrar sesión en todas partes',
  signedOut: 'Has cerrado la sesión',
  signedOutEverywhere: 'Has cerrado la sesión en todos los dispositivos',
  signedOutIntro:
    'Tu suscripción sigue igual. Puedes volver a iniciar sesión con un código de un solo uso cuando quieras.',
  signedOutIntroNoEmail: 'Tu suscripción sigue igual.',
  signIn: 'Iniciar sesión',
  signOutQuestion: {
    heading: '¿Cerrar sesión en este navegador?',
    intro: 'La sesión se cerrará solo en este navegador. Tu suscripción sigue igual.',
    confirm: 'Cerrar sesión',
  },
  signOutEverywhereQuestion: {
    heading: '¿Cerrar sesión en todas partes?',
    intro:
      'La sesión se cerrará de inmediato en todos los navegadores y aplicaciones, también en las versiones antiguas. Para volver a entrar necesitarás un código de un solo uso.',
    introNoEmail:
      'La sesión se cerrará de inmediato en todos los navegadores y aplicaciones, también en las versiones antiguas. Tu suscripción sigue igual.',
    confirm: 'Cerrar sesión en todas partes',
    cancel: 'Mantener la sesión abierta',
  },
  further: {
    title: (count) =>
      plural.select(count) === 'one'
        ? 'Se compró otra suscripción con tu dirección de correo'
        : `Se compraron ${count} suscripciones más con tu dirección de correo`,
    advice:
      'Alguien, quizá tú, indicó esta dirección al pagar. Para abrir la suscripción, confirma una vez más que la dirección es tuya.',
    open: 'Ver las suscripciones',
  },
  remove: {
    open: 'Eliminar la cuenta',
    heading: '¿Eliminar tu cuenta?',
    ends: {
      paid: 'Tu suscripción termina de inmediato, sin reembolso por el resto del periodo.',
      trial: 'Tu prueba gratuita termina de inmediato y no se te cobrará nada.',
      unpaid: 'Tu suscripción termina de inmediato y el pago que falló no se cobrará.',
    },
    refundFirst: (sum) =>
      `Todavía puedes recuperar ${sum}, pero solo mientras tengas tu cuenta. Pide antes el reembolso.`,
    undone: 'Esto no se puede deshacer.',
    onlyCancel: '¿Solo quieres dejar de pagar?',
    cancelInstead: 'Cancelar la suscripción',
    store:
      'Con esto no se cancela una suscripción comprada en una tienda de aplicaciones. Cancélala primero en la tienda.',
    storeCanceled:
      'Tu acceso termina de inmediato. Tu suscripción de la tienda de aplicaciones ya está cancelada y no se volverá a cobrar.',
    send: 'Enviarme un código para confirmar',
    sentTo: (email) => `Hemos enviado un código de seis dígitos a ${email}.`,
    former: (email) =>
      `La dirección de correo de esta cuenta se cambió o se quitó en los últimos 7 días, y eso aún se puede deshacer. Por eso, para eliminar la cuenta hace falta también un código, que hemos enviado a la dirección anterior, ${email}. Escríbelo aquí.`,
    next: 'Continuar',
    label: formWords.code,
    labelOf: (email) => `Código enviado a ${email}`,
    confirm: 'Eliminar para siempre',
    starting: 'Un momento',
    deleting: 'Eliminando la cuenta',
    cancel: 'Conservar mi cuenta',
    done: 'Tu cuenta se ha eliminado',
    doneIntro:
      'Tu cuenta y tu dirección se han eliminado. Lo que la ley nos obliga a conservar figura aquí, junto con lo poco que guardamos por otros motivos.',
    kept: 'Qué conservamos después de eliminar tu cuenta y durante cuánto tiempo',
    thanks: `Gracias por usar ${brand.name}.`,
    free: `${brand.search} y ${brand.browser} siguen siendo gratuitos, sin necesidad de cuenta.`,
  },
};
