import type * as english from '@/lib/content/account/standingWords';
import type { Translation } from '@/lib/content/translations/translation';

export const standingSentences: Translation<typeof english.standingSentences> = {
  renews: (date) => `Se renueva el ${date}.`,
  trial: (date) => `Gratis hasta el ${date}. Después se renueva automáticamente, salvo que la canceles.`,
  trialEnds: (date) => `Gratis hasta el ${date}. Después no se renueva, así que no se te cobrará nada.`,
  ends: (date) => `Cancelada. Tienes acceso hasta el ${date}.`,
  replaced: (date) =>
    `Tienes acceso hasta el ${date}. Después continúa la suscripción que compraste en una tienda de aplicaciones.`,
  grace: (date) => `Tu último pago no se ha completado. Tienes acceso hasta el ${date}.`,
  lastDays: (date) => `No hemos podido cobrar tu último pago, así que tu suscripción termina el ${date}.`,
  inactive: (date) => `En pausa desde el ${date}.`,
  ended: (date) => `Terminó el ${date}.`,
};

export const endingWords: Translation<typeof english.endingWords> = {
  replaced: 'Compraste otra suscripción en una tienda de aplicaciones. Sustituirá a esta cuando termine.',
  lastDays:
    'No hemos podido cobrar tu último pago. Tienes acceso hasta ese día. Vuelve a suscribirte para conservarlo.',
};

export const holdWords: Translation<typeof english.holdWords> = {
  web: 'No hemos recibido el pago, así que ahora no tienes acceso. Para recuperarlo, vuelve a suscribirte. La suscripción en pausa terminará entonces y no se te cobrará nada por ella.',
  apple:
    'Ahora no tienes acceso, probablemente porque el App Store no ha podido cobrar tu pago. Para recuperar el acceso, revisa allí tu método de pago.',
  google:
    'Ahora no tienes acceso, probablemente porque Google Play no ha podido cobrar tu pago. Para recuperar el acceso, revisa allí tu método de pago.',
  paused:
    'Has pausado tu suscripción en Google Play, así que ahora no tienes acceso. Se reanudará automáticamente el día que elegiste allí. Para recuperar el acceso antes, reanúdala en Google Play.',
};

export const endedWords: Translation<typeof english.endedWords> = {
  canceled: 'Tu suscripción se canceló. Puedes volver a suscribirte cuando quieras.',
  trialCanceled:
    'Cancelaste durante la prueba gratuita y no se te cobró nada. Puedes suscribirte cuando quieras.',
  unpaid:
    'No hemos podido cobrar tu último pago. No debes nada y puedes volver a suscribirte cuando quieras.',
  trialUnpaid:
    'No hemos podido cobrar el primer pago después de tu prueba gratuita. No debes nada y puedes volver a suscribirte cuando quieras.',
  refunded: 'Te hemos devuelto el pago. Puedes volver a suscribirte cuando quieras.',
  disputed: 'Tu banco nos ha comunicado que has impugnado el pago. Si ha sido un error, escríbenos.',
  replaced: 'Compraste otra suscripción en una tienda de aplicaciones.',
};
