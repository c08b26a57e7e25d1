import type * as english from '@/lib/content/account/charges';
import type { Translation } from '@/lib/content/translations/translation';

const plural = new Intl.PluralRules('es');

export const invoiceWords: Translation<typeof english.invoiceWords> = {
  heading: 'Facturas',
  none: 'Aún no se te ha cobrado nada. Cada pago aparece aquí y te enviamos un recibo por correo.',
  loading: 'Cargando tus facturas',
  failed: 'No hemos podido cargar tus facturas.',
  states: {
    paid: 'Pagada',
    open: 'Aún sin pagar',
    void: 'Nada que pagar',
    uncollectible: 'No cobrada',
    credit: 'Abono',
    refunded: 'Reembolsada',
    partlyRefunded: 'Reembolsada en parte',
  },
  view: 'Ver',
  pdf: 'PDF',
  viewLabel: (day) => `Ver la factura del ${day}`,
  pdfLabel: (day) => `Descargar en PDF la factura del ${day}`,
};

export const planChangeWords: Translation<typeof english.planChangeWords> = {
  title: { Monthly: '¿Cambiar al plan mensual?', Yearly: '¿Cambiar al plan anual?' },
  per: { Monthly: 'al mes', Yearly: 'al año' },
  loading: 'Comprobando el precio',
  inTrial: (price, per, day) =>
    `Ahora no se te cobra nada. Tu prueba gratuita sigue, y a partir del ${day} pagarás ${price} ${per}.`,
  dueNow: (sum, credit) =>
    `Ahora pagarás ${sum}. Ya hemos descontado ${credit} por la parte de tu plan actual que no has usado.`,
  dueInFull: (sum) => `Ahora pagarás ${sum}.`,
  nothingNow: 'Ahora no se te cobra nada.',
  credit: {
    Monthly: (sum, months) =>
      plural.select(months) === 'one'
        ? `La parte de tu plan actual que no has usado, ${sum}, queda como saldo a tu favor y cubre el primer mes.`
        : `La parte de tu plan actual que no has usado, ${sum}, queda como saldo a tu favor y cubre los primeros ${months} meses.`,
    Yearly: (sum, years) =>
      plural.select(years) === 'one'
        ? `La parte de tu plan actual que no has usado, ${sum}, queda como saldo a tu favor y cubre el primer año.`
        : `La parte de tu plan actual que no has usado, ${sum}, queda como saldo a tu favor y cubre los primeros ${years} años.`,
  },
  renews: (price, per, day) => `El plan nuevo cuesta ${price} ${per}. El próximo cobro es el ${day}.`,
  remaining: (rest) => `El resto, ${rest}, se descuenta del siguiente pago.`,
  afterCredit: (price, per) => `Después pagarás ${price} ${per}.`,
  creditBack:
    'Si cancelas, el saldo que quede a tu favor vuelve a tu tarjeta en cuanto termina la suscripción.',
  confirm: 'Continuar',
  opening: 'Abriendo la página de confirmación',
  keep: 'Seguir con mi plan actual',
};

export const earlyEndWords: Translation<typeof english.earlyEndWords> = {
  renewal: (renewsAt, endsAt) =>
    `Automática, el ${renewsAt}. Si cancelas hoy, la suscripción termina el ${endsAt} y te devolvemos lo que has pagado por los días posteriores.`,
  title: '¿Cancelar la suscripción?',
  ends: (date) => `Tu suscripción termina el ${date}. Hasta entonces todo sigue funcionando.`,
  refund:
    'Lo que has pagado por los días posteriores vuelve a tu tarjeta en cuanto termina la suscripción. Te diremos el importe por correo.',
  undo: 'Hasta entonces puedes anular la cancelación.',
  confirm: 'Cancelar la suscripción',
  working: 'Cancelando la suscripción',
  keep: 'Mantener mi suscripción',
};
