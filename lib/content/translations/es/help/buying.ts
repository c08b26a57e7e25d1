import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/buying';
import { linkTo } from '@/lib/content/help/helpQuestion';
import { legalValues } from '@/lib/content/legal/values';
import { sitePages } from '@/lib/content/site/sitePages';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { trialDays } from '@/lib/content/subscription/plans';
import { manageWords } from '@/lib/content/translations/es/account/manage';
import { moneyBackWords } from '@/lib/content/translations/es/account/moneyBackWords';
import { sitePageWords } from '@/lib/content/translations/es/site/sitePageWords';
import { withdrawalWords } from '@/lib/content/translations/es/subscription/withdrawalWords';
import type { Translation } from '@/lib/content/translations/translation';

const { subscription: plans, account } = sitePages;

export const buying: Translation<typeof english.buying> = {
  id: 'buying',
  title: 'Suscribirse y pagar',
  questions: [
    {
      id: 'get-subscription',
      question: `¿Cómo consigo ${brand.subscription}?`,
      answer: [
        [
          'Elige un plan en la ',
          linkTo(plans.href, 'página de la suscripción'),
          ' y paga con tarjeta. De paso creamos una cuenta para ti, sin nombre y sin contraseña.',
        ],
        [
          `Después, instala ${brand.browser} en cada uno de tus dispositivos e inicia sesión. También puedes comprar en la propia aplicación, a través del App Store o Google Play.`,
        ],
      ],
    },
    {
      id: 'price',
      question: '¿Cuánto cuesta y dónde se vende?',
      answer: [
        [
          'La ',
          linkTo(plans.href, 'página de la suscripción'),
          ' muestra el precio en tu país, con los impuestos incluidos. Vendemos en Estados Unidos, Canadá, el Reino Unido y la Unión Europea.',
        ],
        ['Hay un plan mensual y uno anual. Los dos incluyen todo lo que la suscripción ofrece en tu país.'],
      ],
    },
    {
      id: 'trial',
      question: '¿Cuánto dura la prueba gratuita y cuándo se me cobra?',
      answer: [
        [
          `Tu primera suscripción es gratuita durante ${trialDays.standard} días. Algunas ofertas traen una prueba más larga; al pagar, siempre se indica cuánto dura la tuya.`,
        ],
        [
          'Al principio indicas una tarjeta. El cobro se hace cuando termina la prueba, y nunca si cancelas antes. Hay una sola prueba por cuenta y tarjeta.',
        ],
      ],
    },
    {
      id: 'payment-methods',
      question: '¿Cómo puedo pagar?',
      answer: [
        [
          'En esta web, con tarjeta de crédito o débito, en una página de pago de Stripe. El número de tu tarjeta va a Stripe y nunca llega a nuestros servidores.',
        ],
        [
          'En las aplicaciones pagas a través del App Store o Google Play, con lo que tengas configurado allí.',
        ],
      ],
    },
    {
      id: 'change-card',
      question: '¿Cómo cambio la tarjeta o encuentro mis facturas?',
      answer: [
        [
          'Las dos cosas están en la ',
          linkTo(account.href, 'página de tu cuenta'),
          ', en el apartado de facturación. Si compraste en una tienda de aplicaciones, tus recibos y tu método de pago están allí.',
        ],
      ],
    },
    {
      id: 'switch-plan',
      question: '¿Puedo cambiar entre el plan mensual y el anual?',
      answer: [
        [
          'Sí, en la ',
          linkTo(account.href, 'página de tu cuenta'),
          '. Lo que ya has pagado se descuenta, y ves el importe exacto antes de confirmar.',
        ],
      ],
    },
    {
      id: 'payment-failed',
      question: 'Mi pago no se ha completado. ¿Y ahora qué?',
      answer: [
        [
          `Todo sigue funcionando ${legalValues.graceDays} días mientras lo volvemos a intentar. Actualiza la tarjeta en la `,
          linkTo(account.href, 'página de tu cuenta'),
          ', donde también figura el último día. En cuanto indiques una tarjeta nueva, volveremos a intentar el cobro.',
        ],
        [
          'Muchas tarjetas se rechazan porque han caducado o porque el banco quiere que confirmes antes el pago.',
        ],
      ],
    },
    {
      id: 'cancel',
      question: '¿Cómo cancelo la suscripción?',
      answer: [
        [
          'Abre la ',
          linkTo(account.href, 'página de tu cuenta'),
          ` y selecciona «${manageWords.cancelSubscription}». Todo sigue funcionando hasta que termine el tiempo que has pagado o la prueba. Hasta entonces puedes cambiar de idea, salvo si cancelas después de un pago fallido.`,
        ],
        [
          'Si compraste en el App Store o Google Play, cancela en la tienda, en el apartado de suscripciones. Desinstalar una aplicación no cancela nada.',
        ],
        [
          'Lo que compraste en esta web también lo puedes cancelar sin iniciar sesión: ',
          linkTo('/help/cancel', sitePageWords.cancel.label),
          '.',
        ],
      ],
    },
    {
      id: 'refund',
      question: '¿Cómo pido un reembolso?',
      answer: [
        [
          `En los ${moneyBackDays} días siguientes al primer pago de tu primera suscripción, selecciona «${moneyBackWords.ask}» en la `,
          linkTo(account.href, 'página de tu cuenta'),
          '. Recuperas todo lo que has pagado y la suscripción termina de inmediato.',
        ],
        [
          'Después, reembolsamos los cobros erróneos y todo lo que exija la ley del lugar donde vives: consulta las ',
          linkTo(sitePages.subscriptionTerms.href, 'condiciones de la suscripción'),
          '. Si tienes dudas, ',
          linkTo(sitePages.contact.href, 'pregúntanos'),
          '. Las compras en una tienda de aplicaciones las reembolsa la tienda.',
        ],
        [
          'En la Unión Europea, el Reino Unido y Canadá puedes además desistir de una compra hecha en esta web en un plazo de 14 días: ',
          linkTo('/help/withdraw', withdrawalWords.link),
          '.',
        ],
      ],
    },
  ],
};
