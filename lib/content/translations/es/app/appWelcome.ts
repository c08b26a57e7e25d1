import type * as english from '@/lib/content/app/appWelcome';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const appWelcomeWords: Translation<typeof english.appWelcomeWords> = {
  heading: `Te damos la bienvenida a ${brand.subscription}`,
  subscribed: `Tienes ${brand.subscription}`,
  intro: 'Ya puedes usarla en esta aplicación. Empieza por lo que necesites primero.',
  withoutScript:
    'Esta página necesita JavaScript para abrir las funciones de tu suscripción. Aquí está desactivado.',
  ended: (date) =>
    `Tu última suscripción terminó el ${date}. Si acabas de comprar una nueva, aparecerá aquí enseguida.`,
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
  stripeChange: {
    heading: 'De vuelta de la facturación',
    intro: 'La aplicación está actualizando tu plan.',
    working: 'Esperando a la aplicación',
    slow: 'La aplicación está tardando más de lo habitual. Tus cambios están guardados y la aplicación se pondrá al día sola.',
    done: 'Todo listo. Abriendo tu suscripción.',
    next: 'Ver mi plan',
  },
};
