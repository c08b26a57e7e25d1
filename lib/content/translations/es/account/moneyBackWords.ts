import type * as english from '@/lib/content/account/moneyBackWords';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import type { Translation } from '@/lib/content/translations/translation';

export const moneyBackWords: Translation<typeof english.moneyBackWords> = {
  term: 'Garantía de devolución',
  loading: 'Comprobando la garantía de devolución',
  offered: (sum, day) => `Puedes recuperar ${sum} hasta el ${day}.`,
  inTrial: `Después de tu primer pago, tienes ${moneyBackDays} días para recuperar tu dinero.`,
  none: `La garantía cubre la primera compra, durante los ${moneyBackDays} días siguientes al primer pago.`,
  requested: 'Hemos recibido tu solicitud. Te escribiremos en cuanto se haya hecho el reembolso.',
  refunded: (sum) => `Hemos reembolsado ${sum}. Tu banco puede tardar hasta 10 días laborables en mostrarlo.`,
  done: 'Tu dinero está en camino y tu suscripción ha terminado.',
  failed: 'No hemos podido comprobar la garantía.',
  retry: 'Intentar de nuevo',
  store: {
    apple: {
      text: 'Apple se encarga de los reembolsos de las compras en el App Store.',
      action: 'Pedir un reembolso',
    },
    google: {
      text: 'Google se encarga de los reembolsos de las compras en Google Play.',
      action: 'Pedir un reembolso',
    },
  },
  ask: 'Pedir un reembolso',
  dialog: {
    title: '¿Quieres recuperar tu dinero?',
    sum: (sum) =>
      `Te reembolsaremos ${sum}, todo lo que has pagado hasta ahora, en la tarjeta con la que pagaste.`,
    ends: 'Tu suscripción termina de inmediato en todos tus dispositivos. No se te cobrará nada más.',
    once: 'La garantía y la prueba gratuita solo cubren una primera compra. Si vuelves a suscribirte, no se aplica ninguna de las dos; tu derecho legal de desistimiento se mantiene.',
    keep: 'Conservar mi suscripción',
    confirm: (sum) => `Reembolsar ${sum}`,
    working: 'Tramitando el reembolso',
    savedTitle: 'Hemos recibido tu solicitud',
    saved:
      'Ahora mismo no podemos contactar con nuestro proveedor de pagos. Haremos el reembolso en cuanto podamos y te enviaremos un correo.',
    close: 'Volver a tu cuenta',
  },
};
