import type * as english from '@/lib/content/app/store';
import { brand } from '@/lib/content/brand';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

export const storeHeroes: Translation<typeof english.storeHeroes> = {
  standard: {
    title: 'Más privacidad en una sola suscripción',
    text: 'Una VPN para todo tu dispositivo, un chat de IA privado con modelos más avanzados y alguien a quien llamar si te roban la identidad.',
    withoutChat: 'Una VPN para todo tu dispositivo y alguien a quien llamar si te roban la identidad.',
    picture: 'vpn',
  },
  vpn: {
    title: 'Activa la VPN en esta aplicación',
    text: 'Protege todas las aplicaciones de tu dispositivo, no solo el navegador, y no guarda ningún registro de lo que haces en internet.',
    picture: 'vpn',
  },
  pir: {
    title: 'Retira tu nombre de los sitios que venden datos',
    text: 'Los sitios de venta de datos venden tu edad y tu dirección. La aplicación te encuentra en ellos y pide que eliminen tu ficha.',
    picture: 'removal',
  },
  duckai: {
    title: `Modelos de IA más avanzados en ${brand.chat}, igual de privados`,
    text: 'Haz preguntas más difíciles y recibe respuestas más largas. Quitamos tu dirección IP antes de transmitir nada.',
    picture: 'chat',
  },
  winback: {
    title: 'Hola de nuevo',
    text: 'Elige un plan más abajo. Tu cuenta sigue aquí y tus dispositivos volverán a estar protegidos al momento.',
    picture: 'guidance',
  },
};

export const storeFeatures: Translation<typeof english.storeFeatures> = {
  'Network Protection': {
    name: 'VPN',
    text: `Oculta tu dirección IP a todas las webs y aplicaciones, en hasta ${subscriptionFigures.vpnDevices} dispositivos a la vez.`,
  },
  'Data Broker Protection': {
    name: 'Eliminación de datos personales',
    text: 'Encuentra tus datos en sitios de venta de datos y consigue que los retiren. Funciona en un ordenador Mac o Windows.',
  },
  'Identity Theft Restoration': {
    name: 'Recuperación de la identidad',
    text: 'Alguien hace las llamadas y se ocupa del papeleo por ti.',
  },
  'Global Identity Theft Restoration': {
    name: 'Orientación tras un robo de identidad',
    text: 'Alguien te guía por teléfono en cada paso.',
  },
  'Duck.ai': {
    name: brand.chat,
    text: 'Modelos de IA más avanzados, sin necesidad de una cuenta con cada empresa que los ofrece.',
  },
};

export const storeWords: Translation<typeof english.storeWords> = {
  identityHelp: {
    name: 'Ayuda tras un robo de identidad',
    text: 'Una persona a la que llamar si te roban la identidad. Lo que puede hacer por ti depende de tu país.',
  },
  eyebrow: brand.subscription,
  featuresTitle: 'Qué incluye',
  choosePlan: 'Elige tu plan',
  loading: 'Cargando los precios de la tienda',
  trial: (days, price, per) => `${days} días gratis y después ${price} ${per}`,
  trialOpen: (price, per) => `Prueba gratuita y después ${price} ${per}`,
  charge: (price, period) =>
    period === 'yearly' ? `${price} hoy y después cada año` : `${price} hoy y después cada mes`,
  try: (days) => `Probar gratis ${days} días`,
  tryOpen: 'Empezar la prueba gratuita',
  subscribe: 'Suscribirme',
  buying: 'Esperando a la tienda',
  planNote: {
    monthly: 'Cancela cuando quieras',
    yearly: 'Un solo cobro al año',
  },
  paidBy: {
    store:
      'Pagas a través de la tienda de aplicaciones de tu dispositivo. El plan se renueva hasta que lo canceles en la tienda.',
    stripe: 'Pagas con tarjeta en una página de Stripe. El plan se renueva hasta que lo canceles.',
  },
  canceled: {
    title: 'No se te ha cobrado nada',
    text: 'Has cancelado la compra. Tu plan sigue seleccionado por si quieres continuar.',
  },
  failed: { text: 'No se te ha cobrado nada y lo que has elegido sigue seleccionado.' },
  slow: {
    title: 'Los precios aún se están cargando',
    text: 'Todavía estamos esperando una respuesta. Puedes seguir esperando o volver a intentarlo.',
    retry: 'Intentar de nuevo',
  },
  error: {
    title: 'No hemos podido cargar los precios',
    text: 'La aplicación ha enviado una respuesta que no hemos podido leer. No se te ha cobrado nada.',
    retry: 'Intentar de nuevo',
  },
  unread: {
    title: 'No hemos podido comprobar tu suscripción',
    text: 'Para que no pagues dos veces, solo mostramos los precios cuando sabemos si ya tienes una suscripción.',
    retry: 'Intentar de nuevo',
  },
  refused: {
    title: 'No sabemos si tienes una suscripción',
    text: 'La sesión de esta aplicación ya no es válida. Si tienes una suscripción, vuelve a iniciar sesión más abajo para no pagar dos veces.',
    retry: 'Intentar de nuevo',
    goOn: 'No tengo suscripción',
  },
  notSold: {
    title: 'Ahora no está disponible en este dispositivo',
    text: 'La tienda de aplicaciones de este dispositivo no te ofrece la suscripción. Si las compras están desactivadas, actívalas en los ajustes del dispositivo y vuelve a abrir esta página. En algunos países aún no se vende.',
  },
  reminder: {
    label: (days) => `Avísame ${days} días antes de que termine la prueba`,
    refused:
      'Las notificaciones de esta aplicación están desactivadas, así que no puede avisarte. Puedes activarlas en los ajustes de tu dispositivo.',
  },
  returning: 'Tu última suscripción ha terminado. Una nueva se añadirá a la misma cuenta.',
  otherTiers: 'Comparar todos los planes',
  have: 'Tengo una suscripción',
  byEmail: 'Iniciar sesión con el correo',
  terms: 'Condiciones y política de privacidad de la suscripción',
  web: {
    title: 'Puedes suscribirte en la web',
    text: `Esta página es para ${brand.browser}, donde pagas a través de la tienda de aplicaciones. En otros navegadores pagas con tarjeta, al precio de tu país.`,
    plans: 'Ver planes y precios',
    have: '¿Ya tienes suscripción? Inicia sesión',
  },
  withoutScript: {
    text: 'Para mostrar los precios de la aplicación, esta página necesita JavaScript, que aquí está desactivado.',
    link: 'Leer sobre la suscripción',
  },
};
