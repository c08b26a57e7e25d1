import type * as english from '@/lib/content/app/appWelcome';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const appWelcomeWords: Translation<typeof english.appWelcomeWords> = {
  heading: `Te damos la bienvenida a ${brand.subscription}`,
  subscribed: `Tienes una suscripción de ${brand.name}`,
  intro: 'Empieza por la función que necesites primero.',
  withoutScript:
    'Esta página necesita JavaScript para abrir las funciones de tu suscripción. Aquí está desactivado.',
  over: {
    ended: 'Tu suscripción ha terminado',
    inactive: 'Tu suscripción está en pausa',
  },
  ended: (date) =>
    `Terminó el ${date}. Si acabas de comprar una nueva, espera un momento y vuelve a cargar la página.`,
  notThere:
    'Si acabas de suscribirte, tu plan y la fecha de renovación aparecerán en breve en «Gestionar la suscripción».',
  unread: 'Ahora mismo no podemos cargar tu plan. Lo encontrarás en «Gestionar la suscripción».',
  seePlans: 'Ver los planes',
  reload: 'Volver a cargar',
  payment: {
    advice: 'Actualiza tu método de pago para conservar tu suscripción.',
    action: 'Actualizar el método de pago',
  },
  featuresTitle: 'Abre una función',
  open: 'Abrir',
  openFeature: (feature) => `Abrir ${feature}`,
  email: {
    title: 'Úsala en tus otros dispositivos',
    text: 'Añade una dirección de correo e inicia sesión allí con un código que te enviaremos.',
    add: 'Añadir una dirección de correo',
    has: (email) => `Puedes iniciar sesión con ${email} en cualquier dispositivo.`,
    devices: 'Configurar otro dispositivo',
  },
  manage: 'Gestionar la suscripción',
  settings: 'Volver a los ajustes',
  tab: {
    intro: `Ya puedes usarla en ${brand.browser}. Para abrir una función, ve a los ajustes de la aplicación.`,
    settings: 'Abrir los ajustes',
  },
  faq: 'Preguntas frecuentes',
  faqTitle: 'Preguntas frecuentes',
  loading: 'Cargando tu suscripción',
  web: {
    heading: 'Tu suscripción está en tu cuenta',
    intro: `Esta página es para ${brand.browser}, donde abre cada función. En este navegador, tu cuenta muestra tu plan, tus dispositivos y tu facturación.`,
    account: 'Ir a mi cuenta',
    plans: 'Ver los planes',
  },
  stripe: {
    heading: 'Un\u00a0momento…',
    intro: 'La aplicación está comprobando tu suscripción.',
    working: 'Esperando a la aplicación',
    slow: 'Está tardando más de lo habitual. No hace falta que esperes ni que pagues otra vez. La aplicación se pondrá al día sola.',
    done: 'Hecho. Abriendo la página siguiente.',
    next: 'Continuar',
  },
  stripeWeb: {
    heading: `Continúa en ${brand.browser}`,
    intro:
      'Si has pagado o has cambiado de plan, ya está guardado y no tienes que pagar otra vez. Vuelve a la aplicación para verlo allí o consúltalo en tu cuenta.',
  },
  stripeChange: {
    heading: 'De vuelta de la facturación',
    intro: 'La aplicación está actualizando tu plan.',
    working: 'Esperando a la aplicación',
    slow: 'La aplicación está tardando más de lo habitual. Tus cambios están guardados y la aplicación se pondrá al día sola.',
    done: 'Todo listo. Abriendo tu suscripción.',
    next: 'Ver mi plan',
  },
};
