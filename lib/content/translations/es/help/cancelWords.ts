import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/cancelWords';
import { maxReasonLength } from '@/lib/content/help/maxReasonLength';
import { statementWords } from '@/lib/content/translations/es/help/statementWords';
import { sitePageWords } from '@/lib/content/translations/es/site/sitePageWords';
import type { Translation } from '@/lib/content/translations/translation';

export const cancelWords: Translation<typeof english.cancelWords> = {
  title: 'Cancelar un contrato',
  lead: `Aquí puedes cancelar ${brand.subscription} si la compraste en esta web. No hace falta que inicies sesión.`,
  before: {
    title: 'Antes de cancelar',
    items: [
      {
        text: 'Si puedes iniciar sesión, la página de tu cuenta cancela de inmediato.',
        link: { label: 'Abrir tu cuenta', href: '/subscriptions/manage' },
      },
      {
        text: 'Si compraste en el App Store o en Google Play, cancela en la tienda.',
        link: { label: 'Cómo cancelar', href: '/help#cancel' },
      },
      {
        text: 'En los 14 días siguientes a la compra, quizá puedas desistir en lugar de cancelar y recuperar tu dinero.',
        link: { label: sitePageWords.withdraw.label, href: '/help/withdraw' },
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
        text: 'Si lo que indicas identifica el contrato, la dirección de correo que consta en él recibe un botón que lo cancela de inmediato. Nadie más puede hacerlo.',
        link: null,
      },
      {
        text: 'Cancelamos la suscripción. Sigue funcionando hasta que termina y después no se renueva.',
        link: { label: 'Leer las condiciones', href: '/pro/privacy-terms' },
      },
      {
        text: 'Si cancelas por justa causa, leemos tu motivo y te respondemos. Mientras tanto, la suscripción no termina antes del final de su periodo.',
        link: null,
      },
    ],
  },
  fields: {
    kind: {
      label: 'Tipo de cancelación',
      hint: 'Ordinaria: la suscripción termina con el periodo que has pagado. Por justa causa: termina antes, por algo que hace que no se te pueda exigir continuar.',
    },
    reason: {
      label: 'Motivo, si cancelas por justa causa',
      hint: `Deja este campo vacío en una cancelación ordinaria. Si tienes algo que demuestre tu motivo, envíalo a ${brand.supportEmail}.`,
    },
    end: {
      label: 'Cuándo debe terminar el contrato (opcional)',
      hint: 'Deja este campo vacío para cancelar lo antes posible.',
    },
    name: statementWords.name,
    contract: statementWords.contract,
    email: {
      ...statementWords.email,
      hint: 'Enviamos aquí la confirmación y usamos la dirección solo para tu cancelación.',
    },
    reference: statementWords.reference,
  },
  kinds: { ordinary: 'Ordinaria', cause: 'Por justa causa' },
  errors: {
    ...statementWords.errors,
    kind: 'Selecciona el tipo de cancelación.',
    reason: `Explica tu motivo en ${maxReasonLength.toLocaleString('es')} caracteres como máximo, sin direcciones web ni de correo. Deja un espacio después de cada punto.`,
    end: 'Escribe un día que aún no haya pasado o deja este campo vacío.',
  },
  submit: 'Cancelar ahora',
  sending: statementWords.sending,
  note: `Con este botón nos declaras: «Cancelo el contrato sobre ${brand.subscription}». Tu declaración llega por correo a nuestro equipo de ayuda. Esta web no guarda ninguna copia.`,
  busy: `Tu cancelación no se ha enviado, porque ahora nos llegan demasiadas. Todo lo que has escrito sigue aquí: inténtalo de nuevo más tarde o escribe a ${brand.supportEmail}, que vale igual.`,
  failed: `No hemos podido comprobar si ha llegado tu cancelación. Todo lo que has escrito sigue aquí: inténtalo de nuevo o escribe a ${brand.supportEmail}, que vale igual.`,
  thanksTitle: 'Hemos recibido tu cancelación',
  received: 'Recibida:',
  thanks: `Te enviamos una confirmación a tu dirección de correo. Si mañana aún no ha llegado, escribe a ${brand.supportEmail}.`,
  another: 'Cancelar otro contrato',
  back: statementWords.back,
};
