import { maxStatementLength } from '@/lib/content/help/maxStatementLength';
import type * as english from '@/lib/content/help/statementWords';
import type { Translation } from '@/lib/content/translations/translation';

export const statementWords: Translation<typeof english.statementWords> = {
  name: { label: 'Tu nombre' },
  contract: {
    label: 'Tu contrato',
    hint: 'La dirección de correo que usaste en la compra o un número de factura. Tus facturas están en la página de tu cuenta.',
  },
  email: { label: 'Dirección de correo para la confirmación', placeholder: 'nombre@example.org' },
  reference: { label: 'Deja este campo vacío' },
  errors: {
    name: `Escribe tu nombre en una línea de ${maxStatementLength} caracteres como máximo, sin direcciones web. Deja un espacio después de cada punto.`,
    contract: `Escribe la dirección de correo que usaste en la compra o un número de factura, en ${maxStatementLength} caracteres como máximo y sin direcciones web.`,
    email:
      'Escribe una dirección de correo a la que podamos enviar la confirmación, como nombre@example.org.',
  },
  sending: 'Enviando…',
  received: 'Recibido:',
  back: { label: 'Volver a la ayuda', href: '/help' },
};
