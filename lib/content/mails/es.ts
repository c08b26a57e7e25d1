import { brand } from '../brand';
import { deleted } from './deleted';
import { refunded } from './refunded';
import { secondSubscription } from './secondSubscription';
import type { MailWords } from './words';

const never = `Nadie de ${brand.name} te pedirá nunca este código. Si no lo has solicitado, puedes ignorar este mensaje.`;

export const es: MailWords = {
  code: ({ minutes }) => ({
    subject: `Tu código de acceso a ${brand.name}`,
    heading: 'Aquí tienes tu código',
    lead: [
      `Escríbelo en la página en la que estás iniciando sesión. Sirve una sola vez, durante ${minutes} minutos.`,
    ],
    after: [never],
  }),
  unknownAddress: () => ({
    subject: `Inicio de sesión en ${brand.name}`,
    heading: 'No hay ninguna cuenta con esta dirección',
    lead: [
      `Alguien, probablemente tú, ha pedido un código para iniciar sesión en ${brand.name} con esta dirección. No hay ninguna cuenta con ella, así que no hay código que enviar.`,
      'Si tienes una suscripción, quizá usaste otra dirección o todavía ninguna. En ese caso, añádela en el dispositivo con el que la compraste.',
    ],
    action: `Ver ${brand.subscription}`,
    after: ['Si no has sido tú, no tienes que hacer nada.'],
  }),
  addressCode: ({ minutes }) => ({
    subject: 'Confirma tu dirección de correo',
    heading: '¿Es esta tu dirección?',
    lead: [
      `Escribe este código para vincular la dirección con tu ${brand.subscription}. Sirve una sola vez, durante ${minutes} minutos.`,
    ],
    after: [never],
  }),
  addressTaken: () => ({
    subject: 'Tu dirección ya está en uso',
    heading: 'Esta dirección ya tiene una cuenta',
    lead: [
      `Alguien ha intentado añadir esta dirección a otra cuenta de ${brand.subscription}. Pertenece a la tuya, así que no ha cambiado nada.`,
      'Si has sido tú, inicia sesión con esta dirección.',
    ],
    action: 'Iniciar sesión',
    after: ['Si no has sido tú, no tienes que hacer nada. Tu cuenta está segura.'],
  }),
  deleteCode: ({ minutes }) => ({
    subject: 'Confirma la eliminación de tu cuenta',
    heading: '¿Eliminar tu cuenta?',
    lead: [
      `Escribe este código para eliminar tu cuenta de ${brand.name}. Si hay una suscripción en curso, termina de inmediato, y esto no se puede deshacer. El código sirve una sola vez, durante ${minutes} minutos.`,
    ],
    after: [
      `Si no lo has pedido tú, no compartas el código y no ocurrirá nada. ${brand.name} nunca te lo pedirá.`,
    ],
  }),
  unlock: ({ hours }) => ({
    subject: `Inicio de sesión en ${brand.name}: demasiados intentos`,
    heading: 'Alguien intenta iniciar sesión una y otra vez',
    lead: [
      'Se han pedido o escrito mal tantos códigos con tu dirección que hemos hecho una pausa. Nadie ha entrado y tu cuenta está segura.',
      `Si quieres iniciar sesión ahora, abre este enlace en el navegador en el que vas a hacerlo y pulsa el botón. Después podrás pedir un código enseguida. El enlace sirve una sola vez, durante ${hours} horas, y por sí solo no abre ninguna sesión.`,
    ],
    action: 'Continuar',
    after: ['Si no has sido tú, no tienes que hacer nada. Enviamos este mensaje como mucho una vez al día.'],
  }),
  formerDeleteCode: ({ minutes, undoUntil }) => ({
    subject: 'Alguien quiere eliminar tu cuenta',
    heading: '¿Eliminar esta cuenta?',
    lead: [
      `Esta dirección pertenecía a una cuenta de ${brand.name} que alguien quiere eliminar ahora. Hasta el ${undoUntil} hace falta también tu consentimiento: este código, escrito en la página de la cuenta. Sirve una sola vez, durante ${minutes} minutos. Si hay una suscripción en curso, termina de inmediato, y esto no se puede deshacer.`,
    ],
    after: [
      'Si no has sido tú, no compartas el código y no se eliminará nada. Abre nuestro mensaje anterior sobre el cambio de tu dirección y deshazlo allí: se cerrará la sesión de todos los demás y recuperarás la cuenta.',
    ],
  }),
  addressAdded: ({ email, joined }) => ({
    subject: `Tu dirección se ha añadido a ${brand.subscription}`,
    heading: 'Tu dirección ya está guardada',
    lead: [
      `${email} pertenece ahora a tu ${brand.subscription}. Con ella puedes iniciar sesión en cualquier dispositivo.`,
      ...(joined
        ? [
            `Con ella ha llegado una suscripción que se empezó en otro lugar y se pagó con esta dirección: ${joined.plan}, desde el ${joined.since}. Se ha cerrado la sesión allí donde estaba abierta.`,
            'Si nunca la compraste, otra persona escribió tu dirección al pagar. Escríbenos, por favor, y no añadas ninguna tarjeta.',
          ]
        : []),
      'La usamos para los códigos y los avisos sobre tu cuenta, y para nada más.',
    ],
    action: 'Gestionar la suscripción',
  }),
  addressChanged: ({ newEmail, undoUntil }) => ({
    subject: `Se ha cambiado la dirección de tu cuenta de ${brand.name}`,
    heading: 'Se ha cambiado tu dirección',
    lead: [
      `Tu cuenta usa ahora ${newEmail}. Con la dirección en la que recibes este mensaje ya no se puede iniciar sesión.`,
      `Si no has sido tú, recupera la dirección anterior. Puedes hacerlo hasta el ${undoUntil} (UTC), y se cerrará la sesión en todos los dispositivos.`,
    ],
    action: 'Deshacer el cambio',
    after: ['Si has sido tú, no tienes que hacer nada.'],
  }),
  addressRemoved: ({ undoUntil }) => ({
    subject: `Se ha quitado la dirección de tu cuenta de ${brand.name}`,
    heading: 'Se ha quitado tu dirección',
    lead: [
      `Tu cuenta de ${brand.name} ya no tiene dirección de correo. Donde tengas la sesión abierta todo sigue igual; en otros dispositivos ya no se puede iniciar sesión.`,
      `Si no has sido tú, o si la quieres de vuelta, recupera la dirección. Puedes hacerlo hasta el ${undoUntil} (UTC), y se cerrará la sesión en todos los dispositivos.`,
    ],
    action: 'Recuperar la dirección',
    after: ['Si has sido tú, no tienes que hacer nada.'],
  }),
  purchase: ({ plan, amount, renewsAt, trialEndsAt, signInUrl }) => ({
    subject: `Te damos la bienvenida a ${brand.subscription}`,
    heading: 'Gracias, y que lo disfrutes',
    lead: [
      trialEndsAt === null
        ? `Tu ${plan} está activa. Has pagado ${amount} y se renovará el ${renewsAt}, salvo que la canceles antes.`
        : `Tu prueba gratuita de la ${plan} ha empezado y dura hasta el ${trialEndsAt}. Después cuesta ${amount}. Si la cancelas antes, no pagas nada.`,
      'El siguiente paso: instala la aplicación en tus dispositivos e inicia sesión.',
      `Para volver a tu suscripción, en cualquier navegador o en otro dispositivo, abre ${signInUrl} e introduce la dirección que ha recibido este correo.`,
    ],
    action: 'Gestionar la suscripción',
  }),
  paymentFailed: ({ amount, graceEndsAt }) => ({
    subject: 'Tu pago no se ha completado',
    heading: 'Tu pago no se ha completado',
    lead: [
      `No hemos podido cobrar ${amount} por tu ${brand.subscription}. A menudo es porque la tarjeta ha caducado o el banco la ha rechazado.`,
      `Todo sigue funcionando hasta el ${graceEndsAt}. Revisa tu forma de pago antes de ese día.`,
    ],
    action: 'Revisar la forma de pago',
  }),
  trialEnding: ({ plan, amount, trialEndsAt }) => ({
    subject: 'Tu prueba gratuita termina pronto',
    heading: 'Tu prueba gratuita termina pronto',
    lead: [
      `Tu prueba gratuita termina el ${trialEndsAt}. Entonces empieza tu ${plan} y cuesta ${amount}.`,
      '¿Quieres seguir? No tienes que hacer nada. Si no, cancela antes de ese día y no pagas nada.',
    ],
    action: 'Gestionar la suscripción',
  }),
  renewal: ({ plan, amount, renewsAt }) => ({
    subject: 'Tu suscripción se renueva pronto',
    heading: 'Pronto empieza otro año',
    lead: [
      `Tu ${plan} se renueva el ${renewsAt} por un año más. Ese día cobraremos ${amount}.`,
      '¿Quieres seguir? No tienes que hacer nada. Si no, cancela antes de ese día en la página de este botón y no se cobrará nada más.',
    ],
    action: 'Gestionar la suscripción',
  }),
  receipt: ({ plan, amount, tax, paidAt, from, to, card }) => ({
    subject: `Tu recibo de ${brand.name}`,
    heading: 'Gracias por tu pago',
    lead: [
      `El ${paidAt} cobramos ${amount}${card === null ? '' : ` a la tarjeta terminada en ${card}`} por tu ${plan}, del ${from} al ${to}.`,
      ...(tax === null ? [] : [`Incluye ${tax} de impuestos.`]),
      'La factura está junto a tu suscripción, para leerla, imprimirla o guardarla.',
    ],
    action: 'Ver las facturas',
  }),
  refunded: refunded.es,
  cancelled: ({ endsAt }) => ({
    subject: `Has cancelado ${brand.subscription}`,
    heading: 'Tu suscripción está cancelada',
    lead: [
      `Puedes usarlo todo hasta el ${endsAt}. Después termina y no se cobra nada más.`,
      '¿Has cambiado de idea? Hasta entonces puedes volver a activar la renovación.',
    ],
    action: 'Gestionar la suscripción',
  }),
  secondSubscription: secondSubscription.es,
  deleted: deleted.es,
  newsletterConfirm: ({ days }) => ({
    subject: 'Confirma tu boletín',
    heading: '¿Podemos escribirte?',
    lead: [
      `Alguien, probablemente tú, ha indicado esta dirección para el boletín de ${brand.name}: una carta por semana sobre privacidad, con palabras claras.`,
      'La primera carta llegará cuando pulses el botón y confirmes en la página que se abre.',
    ],
    action: 'Sí, quiero recibirlo',
    after: [
      `Si no has sido tú, no tienes que hacer nada: sin tu sí no se envía nada, y a los ${days} días olvidamos la dirección.`,
    ],
  }),
  plans: { monthly: 'suscripción mensual', yearly: 'suscripción anual' },
  frame: {
    codeLabel: 'Tu código',
    linkHint: 'Si el botón no funciona, abre esta dirección:',
    reason: `Recibes este mensaje porque tu dirección se ha usado en ${brand.name}. No contiene rastreadores.`,
    support: (email) => `¿Preguntas? Escribe a ${email}.`,
    unsubscribe: 'Darse de baja del boletín',
  },
};
