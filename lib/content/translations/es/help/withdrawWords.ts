import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/withdrawWords';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { statementWords } from '@/lib/content/translations/es/help/statementWords';
import type { Translation } from '@/lib/content/translations/translation';

export const withdrawWords: Translation<typeof english.withdrawWords> = {
  title: 'Desistir de un contrato',
  lead: `Si compraste ${brand.subscription} en esta web desde la Unión Europea, el Reino Unido o Canadá, puedes desistir en los 14 días siguientes a la compra, sin indicar el motivo.`,
  before: {
    title: 'Antes de desistir',
    items: [
      {
        text: `En los primeros ${moneyBackDays} días, la página de tu cuenta reembolsa una primera compra por completo y de inmediato.`,
        link: { label: 'Abrir tu cuenta', href: '/subscriptions/manage' },
      },
      {
        text: 'Durante la prueba gratuita basta con cancelar. No pagas nada.',
        link: { label: 'Cómo cancelar', href: '/help#cancel' },
      },
      {
        text: 'Si compraste en el App Store o en Google Play, acude a la tienda.',
        link: { label: 'Cómo funcionan los reembolsos', href: '/help#refund' },
      },
    ],
  },
  next: {
    title: 'Qué pasa después',
    items: [
      {
        text: 'Te enviamos por correo una confirmación con lo que nos has enviado y cuándo.',
        link: null,
      },
      {
        text: 'Si lo que indicas identifica el contrato, la dirección de correo que consta en él recibe un botón que lleva a cabo el desistimiento de inmediato. Nadie más puede hacerlo.',
        link: null,
      },
      {
        text: 'Ponemos fin a la suscripción y te devolvemos todo lo que has pagado por ella, como máximo en 14 días y por el mismo método de pago.',
        link: { label: 'Leer las condiciones', href: '/pro/privacy-terms/non-us' },
      },
    ],
  },
  fields: {
    name: statementWords.name,
    contract: statementWords.contract,
    email: {
      ...statementWords.email,
      hint: 'Enviamos aquí la confirmación y usamos la dirección solo para tu desistimiento.',
    },
    reference: statementWords.reference,
  },
  errors: statementWords.errors,
  submit: 'Confirmar el desistimiento',
  sending: statementWords.sending,
  note: `Con este botón nos declaras: «Desisto del contrato sobre ${brand.subscription}». Tu declaración llega por correo a nuestro equipo de ayuda. Esta web no guarda ninguna copia.`,
  busy: `Tu desistimiento no se ha enviado, porque ahora nos llegan demasiados. Todo lo que has escrito sigue aquí: inténtalo de nuevo más tarde o escribe a ${brand.supportEmail}, que vale igual.`,
  failed: `No hemos podido comprobar si ha llegado tu desistimiento. Todo lo que has escrito sigue aquí: inténtalo de nuevo o escribe a ${brand.supportEmail}, que vale igual.`,
  thanksTitle: 'Hemos recibido tu desistimiento',
  received: statementWords.received,
  thanks: `Te enviamos una confirmación a tu dirección de correo. Si mañana aún no ha llegado, escribe a ${brand.supportEmail}.`,
  another: 'Desistir de otro contrato',
  back: statementWords.back,
};
