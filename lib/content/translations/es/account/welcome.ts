import type * as english from '@/lib/content/account/welcome';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

const preparing = 'Estamos preparando tu suscripción. Tardará unos segundos.';

export const welcomeWords: Translation<typeof english.welcomeWords> = {
  opening: {
    heading: 'Hola. Un\u00a0momento…',
    intro: preparing,
  },
  waiting: {
    heading: 'Gracias. Un\u00a0momento…',
    intro: preparing,
    status: 'Preparando tu suscripción',
  },
  slow: {
    heading: 'Ya casi está',
    intro:
      'La preparación está tardando más de lo habitual. No hace falta que pagues otra vez. Esta página seguirá por sí sola en cuanto todo esté listo.',
    reload: 'Comprobar de nuevo',
  },
  ready: {
    heading: `Te damos la bienvenida a ${brand.subscription}`,
    intro: 'Todo está activado. Solo quedan dos pasos para usarlo en tus dispositivos.',
    introLastStep: 'Todo está activado. Solo queda un paso para usarlo en tus dispositivos.',
  },
  failed: {
    heading: 'No hemos podido cargar tu suscripción',
    intro:
      'Si acabas de pagar, no hace falta que pagues otra vez: tu compra está a salvo. Comprueba tu conexión e inténtalo de nuevo.',
  },
  undone: {
    heading: 'Tu suscripción no ha empezado',
    notCharged: 'No se te ha cobrado nada.',
    refunded: (amount) => `Te devolvemos el importe íntegro que has pagado: ${amount}.`,
    title: '¿Empezar sin prueba gratuita?',
    text: 'Ocurre cuando la tarjeta ya se usó para una prueba gratuita o cuando la dirección de correo ya tiene una suscripción. Para saber si la tiene, inicia sesión con la dirección que indicaste al pagar.',
    next: 'Verás otra vez el importe en la página de pago antes de pagar.',
    pay: {
      Monthly: (amount) => `Pagar ${amount} al mes`,
      Yearly: (amount) => `Pagar ${amount} al año`,
    },
    otherCard: 'Probar gratis con otra tarjeta',
    signIn: 'Ya tengo una suscripción',
    notNow: 'Ahora no',
    going: 'Abriendo la página de pago',
  },
  paid: {
    heading: 'Gracias. Un paso más',
    intro:
      'Inicia sesión con la dirección de correo que indicaste al pagar. Te enviaremos un código a esa dirección.',
  },
  withoutScript:
    'Si has pagado, tu compra está a salvo y te llegará un correo sobre ella. En la aplicación, inicia sesión con la dirección de correo que indicaste al pagar. Para ver tu cuenta aquí, activa JavaScript y vuelve a cargar la página.',
  notFound: {
    heading: 'No hay ninguna compra en este navegador',
    intro:
      'Esta página aparece después de una compra. Si te suscribiste en otro dispositivo o en otro navegador, inicia sesión allí o aquí.',
    seePlans: 'Ver los planes',
    signIn: 'Iniciar sesión',
  },
  steps: {
    heading: 'Qué hacer ahora',
    email: {
      title: 'Añade una dirección de correo',
      text: 'Con ella inicias sesión en tus otros dispositivos. Hasta que añadas una, puedes volver a entrar con la dirección que indicaste al pagar.',
      action: 'Añadir dirección de correo',
      offer: (email) => `¿Usar ${email}, la dirección que indicaste al pagar?`,
      send: 'Enviarme un código',
      other: 'Usar otra dirección',
      done: (email) => `Hecho. Puedes iniciar sesión con ${email} en cualquier dispositivo.`,
    },
    devices: {
      title: 'Configura tus dispositivos',
      text: `Instala ${brand.browser} en cada dispositivo y escribe allí tu dirección de correo: Ajustes → Suscripción → Tengo\u00a0una\u00a0suscripción.`,
    },
    manage: 'Gestionar la suscripción',
  },
};
