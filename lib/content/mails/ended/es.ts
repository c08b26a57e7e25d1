import { brand } from '../../brand';
import type { EndWords } from '../words';

/** The mails about the end of a subscription, one for each reason. */
export const es: EndWords = {
  canceled: ({ plan, endedAt }) => ({
    subject: `Tu suscripción de ${brand.name} ha terminado`,
    heading: 'Tu suscripción ha terminado',
    lead: [
      `Tu ${plan} se canceló y terminó el ${endedAt}. No se te cobrará nada más.`,
      'Tu cuenta sigue aquí. Si cambias de idea, puedes volver a suscribirte cuando quieras.',
    ],
    action: 'Volver a suscribirme',
  }),
  trialCanceled: ({ plan, endedAt }) => ({
    subject: 'Tu prueba gratuita ha terminado',
    heading: 'Tu prueba gratuita ha terminado',
    lead: [
      `Cancelaste tu ${plan} durante la prueba gratuita, que terminó el ${endedAt}. No se te ha cobrado nada.`,
      'Tu cuenta sigue aquí. Si cambias de idea, puedes suscribirte cuando quieras.',
    ],
    action: 'Ver los planes',
  }),
  unpaid: ({ plan, amount, endedAt }) => ({
    subject: 'Tu suscripción ha terminado porque no hemos podido cobrar el pago',
    heading: 'Tu suscripción ha terminado',
    lead: [
      `No pudimos cobrar ${amount} por tu ${plan}, así que terminó el ${endedAt}.`,
      'No nos debes nada: hemos anulado la factura y no la cobraremos en tu tarjeta.',
    ],
    action: 'Volver a suscribirme',
  }),
  trialUnpaid: ({ plan, amount, endedAt }) => ({
    subject: 'Tu suscripción ha terminado porque no hemos podido cobrar el primer pago',
    heading: 'Tu suscripción ha terminado',
    lead: [
      `Después de la prueba gratuita no pudimos cobrar ${amount} por tu ${plan}, así que terminó el ${endedAt}.`,
      'No nos debes nada: hemos anulado la factura y no la cobraremos en tu tarjeta.',
    ],
    action: 'Volver a suscribirme',
  }),
  refunded: ({ plan, endedAt }) => ({
    subject: 'Te hemos reembolsado el pago y tu suscripción ha terminado',
    heading: 'Te hemos reembolsado el pago',
    lead: [
      `Te hemos reembolsado el pago completo y tu ${plan} terminó el ${endedAt}. No se te cobrará nada más.`,
      'Puedes volver a suscribirte cuando quieras.',
    ],
    action: 'Ver tus facturas',
  }),
  disputed: ({ plan, endedAt }) => ({
    subject: 'Tu suscripción ha terminado porque se ha impugnado el pago',
    heading: 'Tu suscripción ha terminado',
    lead: [
      `Tu banco nos ha comunicado que has impugnado el pago de tu ${plan}, así que la suscripción terminó el ${endedAt}. No se te cobrará nada más.`,
      'Si ha sido un error, escríbenos y lo resolveremos.',
    ],
    action: 'Ver tus facturas',
  }),
};
