import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';
import type * as english from '../portalWords';

export const portalWords: Translation<typeof english.portalWords> = {
  title: 'Facturación',
  heading: 'Tu facturación',
  lead: 'Este es un portal de facturación de la sandbox. Lo que cambies aquí vale para la suscripción de esta sandbox.',
  back: `Volver a ${brand.name}`,
  home: 'Todos los controles de la sandbox',
  none: 'Esta cuenta no tiene ninguna suscripción.',
  plan: 'Plan',
  paymentMethod: 'Método de pago',
  invoices: 'Facturas',
  noInvoices: 'Todavía no hay facturas.',
  noCard: 'No hay ninguna tarjeta guardada.',
  card: (brandName, last4) => `${brandName} terminada en ${last4}`,
  cardExpiry: (expiry) => `Caduca en ${expiry}`,
  brands: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' },
  otherBrand: 'Tarjeta',
  statuses: {
    trialing: 'Prueba gratuita',
    active: 'Activa',
    past_due: 'Pago fallido',
    unpaid: 'Sin pagar',
    canceled: 'Cancelada',
    incomplete: 'Incompleta',
    incomplete_expired: 'Caducada',
  },
  ending: 'Termina pronto',
  renews: (date) => `Se renueva el ${date}`,
  trialEnds: (date) => `Tu prueba termina el ${date}. Ese día se hará el primer cobro`,
  ends: (date) => `Termina el ${date}. No se te cobrará nada más`,
  ended: (date) => `Terminó el ${date}`,
  failed: (date) =>
    date
      ? `Tu último pago ha fallado. Lo intentaremos de nuevo el ${date}. Para pagar ahora, cambia de tarjeta.`
      : 'Tu último pago ha fallado. Para pagar ahora, cambia de tarjeta.',
  actions: {
    cancel: 'Cancelar suscripción',
    resume: 'Conservar suscripción',
    plan: 'Cambiar de plan',
    card: 'Cambiar de tarjeta',
    back: 'Volver',
  },
  columns: { date: 'Fecha', number: 'Número', amount: 'Importe', status: 'Estado' },
  invoiceStatuses: {
    draft: 'Borrador',
    open: 'Pendiente',
    paid: 'Pagada',
    uncollectible: 'No cobrada',
    void: 'Anulada',
  },
  cancelPage: {
    title: 'Cancelar suscripción',
    heading: '¿Quieres cancelar tu suscripción?',
    lead: (date) => `Puedes seguir usándola hasta el ${date}. No se te cobrará nada más.`,
    leadUnpaid:
      'Tu último pago ha fallado. Cuando la canceles, tu cuenta mostrará hasta cuándo puedes seguir usándola.',
    reasonLegend: '¿Por qué la cancelas? (opcional)',
    reasons: {
      too_expensive: 'Es demasiado cara',
      missing_features: 'Le falta algo que necesito',
      switched_service: 'He cambiado a otro servicio',
      unused: 'No la uso lo suficiente',
      customer_service: 'Tuve un problema con la atención al cliente',
      too_complex: 'Es demasiado difícil de usar',
      low_quality: 'No funciona lo bastante bien',
      other: 'Otro motivo',
    },
    confirm: 'Sí, cancelar',
    stay: 'No, conservarla',
  },
  planPage: {
    title: 'Cambiar de plan',
    heading: (plan) => `¿Cambiar al plan de ${plan}?`,
    leadTrial: (price, date) =>
      `Ahora no se cobrará nada. Cuando termine tu prueba, el ${date}, pagarás ${price}.`,
    leadNow: (due, date) => `Hoy pagas ${due}. El próximo cobro es el ${date}.`,
    credit: (credit) => `El importe ya descuenta ${credit} por la parte de tu plan actual que no has usado.`,
    creditKept: (credit, left) =>
      `Se paga primero con la parte de tu plan actual que no has usado, ${credit}. Quedan ${left} de saldo a favor para los próximos cobros.`,
    leadCredit: (date) => `Hoy no se cobrará nada. Tu plan se renueva el ${date}.`,
    confirm: 'Cambiar de plan',
  },
  cardPage: {
    title: 'Cambiar de tarjeta',
    heading: 'Cambia de tarjeta',
    lead: 'Usaremos la tarjeta nueva a partir del próximo cobro. Si tienes una factura sin pagar, la cobraremos enseguida.',
    submit: 'Guardar tarjeta',
  },
  done: {
    cancelled: 'Tu suscripción terminará el día indicado. Hasta entonces puedes usarla.',
    resumed: 'Tu suscripción se renovará como antes.',
    planChanged: 'Has cambiado de plan.',
    cardChanged: 'Has cambiado de tarjeta.',
  },
  declined: 'Tu tarjeta ha sido rechazada, así que tu plan no ha cambiado. Cambia antes de tarjeta.',
  expired: {
    title: 'Página de facturación caducada',
    heading: 'Esta página de facturación ha caducado',
    lead: 'Por tu seguridad, solo está abierta una hora. Ábrela de nuevo desde tu cuenta.',
  },
};

export const invoiceWords: Translation<typeof english.invoiceWords> = {
  heading: (number) => `Factura ${number}`,
  lead: 'Esta es una factura de la sandbox. No se ha movido dinero.',
  terms: {
    date: 'Fecha',
    status: 'Estado',
    total: 'Total',
    tax: 'Impuestos incluidos',
    paid: 'Pagado',
  },
  lines: {
    trial: (product) => `Periodo de prueba de ${product}`,
    plan: (quantity, product, perInterval) => `${quantity} × ${product} (${perInterval})`,
    unused: (product) => `Tiempo no usado de ${product}`,
    remaining: (product) => `Tiempo restante de ${product}`,
  },
  pdf: 'Descargar PDF',
};
