import { brand } from '../brand';
import { featureUse } from '../translations/es/subscription/featureUse';
import { featureShortNames } from '../translations/es/subscription/proFeatureWords';
import { addressRestored } from './addressRestored';
import { addressSubscribed } from './addressSubscribed';
import { cancellationReceived } from './cancellationReceived';
import { contactReceived } from './contactReceived';
import { deleted } from './deleted';
import { es as ended } from './ended/es';
import { newSignIn } from './newSignIn';
import { orderConfirmation } from './orderConfirmation';
import { planChanged } from './planChanged';
import { receipt } from './receipt';
import { refunded } from './refunded';
import { resumed } from './resumed';
import { saleInterest, saleOpened } from './saleMails';
import { secondSubscription } from './secondSubscription';
import { supportActed } from './supportActed';
import { trialRefused } from './trialRefused';
import { withdrawalReceived } from './withdrawalReceived';
import type { MailWords } from './words';

const never = `Nadie de ${brand.name} te pedirá nunca este código. Si no lo has pedido, puedes ignorar este mensaje.`;

export const es: MailWords = {
  code: ({ minutes }) => ({
    subject: `Tu código para iniciar sesión en ${brand.name}`,
    heading: 'Tu código de un solo uso',
    lead: [
      `Escríbelo en la página en la que estás iniciando sesión. Solo se puede usar una vez y caduca a los ${minutes} minutos.`,
    ],
    after: [never],
  }),
  unknownAddress: () => ({
    subject: `Inicio de sesión en ${brand.name}`,
    heading: 'No hay ninguna cuenta con esta dirección de correo',
    lead: [
      `Alguien, probablemente tú, ha pedido un código para iniciar sesión en ${brand.name} con esta dirección de correo. Ninguna cuenta la usa, así que no podemos enviar un código.`,
      'Si tienes una suscripción, prueba con tus otras direcciones: la que añadiste a tu cuenta o la que indicaste al pagar. Si la compraste en una tienda de aplicaciones y nunca añadiste una dirección, restaura la compra en la aplicación.',
    ],
    action: `Ver ${brand.subscription}`,
    after: ['Si no has sido tú, no tienes que hacer nada.'],
  }),
  addressCode: ({ minutes }) => ({
    subject: 'Confirma tu dirección de correo',
    heading: 'Confirma tu dirección de correo',
    lead: [
      `Escribe este código para añadir la dirección a tu suscripción de ${brand.name}. Solo se puede usar una vez y caduca a los ${minutes} minutos.`,
    ],
    after: [never],
  }),
  addressTaken: () => ({
    subject: 'Tu dirección de correo ya está en uso',
    heading: 'Ya hay una cuenta con esta dirección de correo',
    lead: [
      `Alguien ha intentado añadir esta dirección a otra suscripción de ${brand.name}. Pertenece a la tuya, así que no ha cambiado nada.`,
      'Si has sido tú, inicia sesión con esta dirección.',
    ],
    action: 'Iniciar sesión',
    after: ['Si no has sido tú, no tienes que hacer nada. Tu cuenta está segura.'],
  }),
  deleteCode: ({ minutes }) => ({
    subject: 'Confirma que quieres eliminar tu cuenta',
    heading: '¿Eliminar tu cuenta?',
    lead: [
      `Escribe este código para eliminar tu cuenta de ${brand.name}. Esto no se puede deshacer. Si compraste una suscripción en nuestra web, terminará de inmediato; si la compraste en una tienda de aplicaciones, tienes que cancelarla en la tienda. El código solo se puede usar una vez y caduca a los ${minutes} minutos.`,
    ],
    after: [
      `Si no lo has pedido tú, no compartas el código y no ocurrirá nada. ${brand.name} nunca te lo pedirá.`,
    ],
  }),
  longCode: ({ hours }) => ({
    subject: `Inicio de sesión en ${brand.name}: demasiados intentos`,
    heading: 'Alguien intenta entrar en tu cuenta una y otra vez',
    lead: [
      'Se han pedido o escrito mal demasiados códigos con tu dirección de correo, así que hemos bloqueado los códigos cortos durante un tiempo. Nadie ha entrado y tu cuenta está segura.',
      `Si quieres iniciar sesión ahora, escribe este código largo en lugar del corto, en cualquier navegador o aplicación. Solo se puede usar una vez y caduca a las ${hours} horas.`,
    ],
    after: [never, 'Mientras no lo uses, enviamos uno como mucho una vez al día.'],
  }),
  formerDeleteCode: ({ minutes, undoUntil }) => ({
    subject: 'Alguien quiere eliminar tu cuenta',
    heading: '¿Eliminar esta cuenta?',
    lead: [
      `Alguien quiere eliminar una cuenta de ${brand.name} que tenía esta dirección de correo. Hasta el ${undoUntil} hace falta también tu consentimiento: este código, escrito en la página de la cuenta. Solo se puede usar una vez y caduca a los ${minutes} minutos. La eliminación de una cuenta no se puede deshacer. Si la cuenta tiene una suscripción comprada en nuestra web, esta terminará de inmediato; si se compró en una tienda de aplicaciones, hay que cancelarla en la tienda.`,
    ],
    after: [
      'Si no has sido tú, no compartas el código y no se eliminará nada. Abre el mensaje anterior en el que te avisamos de que se había cambiado o quitado tu dirección y recupérala desde allí. Así se cerrará la sesión de todos los demás y recuperarás también tu cuenta.',
    ],
  }),
  addressAdded: ({ email, joined }) => ({
    subject: `Tu dirección de correo se ha añadido a tu suscripción de ${brand.name}`,
    heading: 'Se ha añadido tu dirección de correo',
    lead: [
      `Ya puedes usar ${email} para iniciar sesión en tu cuenta en cualquier dispositivo.`,
      ...(joined
        ? [
            `También se ha añadido una suscripción que se compró en otro lugar con esta dirección: ${joined.plan}, desde el ${joined.since}. Se ha cerrado la sesión en todos los dispositivos que la usaban.`,
            'Si nunca la compraste, otra persona escribió tu dirección al pagar. Escríbenos, por favor, y no le añadas ninguna tarjeta.',
          ]
        : []),
      'Solo usamos tu dirección para los códigos y los mensajes sobre tu cuenta.',
    ],
    action: 'Gestionar la suscripción',
  }),
  addressChanged: ({ newEmail, undoUntil }) => ({
    subject: `Se ha cambiado la dirección de correo de tu cuenta de ${brand.name}`,
    heading: 'Se ha cambiado tu dirección de correo',
    lead: [
      `Tu cuenta usa ahora ${newEmail}. Con la dirección en la que recibes este mensaje ya no se puede iniciar sesión.`,
      `Si no has sido tú, recupera la dirección anterior. Puedes hacerlo hasta el ${undoUntil}. Al recuperarla, se cerrará la sesión en todos los dispositivos.`,
    ],
    action: 'Deshacer el cambio',
    after: ['Si has sido tú, no tienes que hacer nada.'],
  }),
  addressRemoved: ({ undoUntil }) => ({
    subject: `Se ha quitado la dirección de correo de tu cuenta de ${brand.name}`,
    heading: 'Se ha quitado tu dirección de correo',
    lead: [
      `Tu cuenta de ${brand.name} ya no tiene dirección de correo. Donde tengas la sesión abierta, todo sigue igual. En otros dispositivos ya no se puede iniciar sesión.`,
      `Si no has sido tú, o si has cambiado de idea, recupera la dirección. Puedes hacerlo hasta el ${undoUntil}. Al recuperarla, se cerrará la sesión en todos los dispositivos.`,
    ],
    action: 'Recuperar la dirección',
    after: ['Si has sido tú, no tienes que hacer nada.'],
  }),
  addressRestored: addressRestored.es,
  purchase: ({ plan, amount, renewsAt, trialEndsAt, uses, signInUrl, order }) => ({
    subject: `Te damos la bienvenida a ${brand.subscription}`,
    heading: 'Gracias por suscribirte',
    lead: [
      trialEndsAt === null
        ? `Tu ${plan} está activa. Has pagado ${amount}. Se renovará el ${renewsAt}, salvo que la canceles antes.`
        : `Tu prueba gratuita de la ${plan} ha empezado y dura hasta el ${trialEndsAt}. Después, la suscripción cuesta ${amount}. Si la cancelas antes, no se te cobrará nada.`,
      ...uses,
      `Para volver a tu suscripción en cualquier navegador y dispositivo, abre ${signInUrl} y escribe la dirección en la que has recibido este correo.`,
    ],
    action: 'Gestionar la suscripción',
    ...orderConfirmation('es', order),
  }),
  addressSubscribed: addressSubscribed.es,
  trialRefused: trialRefused.es,
  paymentFailed: ({ amount, graceEndsAt }) => ({
    subject: 'Tu pago no se ha completado',
    heading: 'Tu pago no se ha completado',
    lead: [
      `No hemos podido cobrar ${amount} por tu suscripción de ${brand.name}. Suele ocurrir porque la tarjeta ha caducado o el banco ha rechazado el pago.`,
      `Todo sigue funcionando hasta el ${graceEndsAt}. Actualiza tu método de pago antes de ese día.`,
    ],
    action: 'Actualizar el método de pago',
  }),
  confirmPayment: ({ amount, graceEndsAt }) => ({
    subject: 'Tu banco te pide que confirmes un pago',
    heading: 'Tu banco te pide que confirmes un pago',
    lead: [
      `Tu banco quiere que confirmes el pago de ${amount} de tu ${brand.subscription}. Hasta que lo hagas, no se puede completar.`,
      `Todo sigue funcionando hasta el ${graceEndsAt}. Confirma el pago antes de ese día. El botón abre la factura en la página de nuestro proveedor de pagos.`,
    ],
    action: 'Confirmar el pago',
    after: ['Si prefieres pagar con otra tarjeta, puedes cambiarla en la página de tu cuenta.'],
  }),
  trialEnding: ({ plan, amount, trialEndsAt }) => ({
    subject: 'Tu prueba gratuita termina pronto',
    heading: 'Tu prueba gratuita termina pronto',
    lead: [
      `Tu prueba gratuita termina el ${trialEndsAt}. Entonces empezará tu ${plan} y cobraremos ${amount}.`,
      'Si quieres conservarla, no tienes que hacer nada. Si no, cancélala antes de ese día y no se te cobrará nada.',
    ],
    action: 'Gestionar la suscripción',
  }),
  renewal: ({ plan, amount, renewsAt, period, openEnded }) => ({
    subject: 'Tu suscripción se renueva pronto',
    heading: 'Tu suscripción se renueva pronto',
    lead: [
      period === 'monthly'
        ? `Tu ${plan} se renueva cada mes hasta que la canceles. La próxima vez será el ${renewsAt}, y ese día cobraremos ${amount}. Te lo recordamos una vez al año.`
        : openEnded
          ? `Tu ${plan} continuará a partir del ${renewsAt} hasta que la canceles. Ese día cobraremos ${amount} por un año. Desde entonces puedes ponerle fin en cualquier momento con un preaviso de un mes como máximo, y te devolvemos lo que hayas pagado de más.`
          : `Tu ${plan} se renovará el ${renewsAt} por un año más. Ese día cobraremos ${amount}.`,
      'Si quieres conservarla, no tienes que hacer nada. Si no, cancélala en la página de tu cuenta antes de ese día y no se te cobrará nada.',
    ],
    action: 'Gestionar la suscripción',
  }),
  receipt: receipt.es,
  refunded: refunded.es,
  planChanged: planChanged.es,
  resumed: resumed.es,
  cancelled: ({ endsAt, inTrial, unpaid }) => ({
    subject: `Tu suscripción de ${brand.name} está cancelada`,
    heading: 'Tu suscripción está cancelada',
    lead: unpaid
      ? [
          `Ya no intentaremos cobrar el pago que falló y no nos debes nada. Puedes seguir usándolo todo hasta el ${endsAt}. Entonces terminará tu suscripción.`,
          'Si cambias de idea, puedes volver a suscribirte cuando quieras.',
        ]
      : [
          inTrial
            ? `Puedes seguir usándolo todo hasta el ${endsAt}. Entonces terminará tu prueba gratuita y no se te cobrará nada.`
            : `Puedes seguir usándolo todo hasta el ${endsAt}. Entonces terminará tu suscripción y no se te cobrará nada más.`,
          'Si cambias de idea, puedes anular la cancelación hasta entonces.',
        ],
    action: 'Gestionar la suscripción',
  }),
  ended,
  newSignIn: newSignIn.es,
  supportActed: supportActed.es,
  secondSubscription: secondSubscription.es,
  deleted: deleted.es,
  contactReceived: contactReceived.es,
  withdrawalReceived: withdrawalReceived.es,
  cancellationReceived: cancellationReceived.es,
  saleInterest: saleInterest.es,
  saleOpened: saleOpened.es,
  newsletterConfirm: ({ days }) => ({
    subject: 'Confirma tu suscripción al boletín',
    heading: 'Confirma tu suscripción al boletín',
    lead: [
      `Alguien, probablemente tú, ha apuntado esta dirección al boletín de ${brand.name}: un correo a la semana como máximo sobre privacidad, en un lenguaje claro.`,
      'Para empezar a recibirlo, pulsa el botón y confirma en la página que se abre.',
    ],
    action: 'Confirmar la suscripción',
    after: [
      `Si no has sido tú, no tienes que hacer nada. Si no confirmas, no enviaremos nada y a los ${days} días eliminaremos la dirección.`,
    ],
  }),
  plans: { monthly: 'suscripción mensual', yearly: 'suscripción anual' },
  features: featureShortNames,
  featureUse,
  frame: {
    restBack: (rest) =>
      `Lo que has pagado por los días posteriores, ${rest}, vuelve a tu tarjeta en cuanto termina la suscripción.`,
    codeLabel: 'Tu código',
    colon: ':',
    linkHint: 'Si el botón no funciona, abre este enlace:',
    reason: `Recibes este mensaje porque tu dirección se ha usado en ${brand.name}. No contiene rastreadores.`,
    help: 'Ayuda y contacto',
    imprint: 'Aviso legal',
    support: (email) => `¿Tienes alguna pregunta? Escribe a ${email}.`,
    unsubscribe: 'Darse de baja del boletín',
  },
};
