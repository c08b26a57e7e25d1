import type { Phrases } from './phrases';

export const phrases: Phrases = {
  badges: {
    active: 'Activa',
    trial: 'Prueba gratuita',
    ending: 'Termina pronto',
    problem: 'Problema de pago',
    expired: 'Caducada',
  },
  labels: {
    renews: 'Se renueva el',
    free: 'Gratis hasta el',
    ends: 'Termina el',
    access: 'Acceso hasta el',
    ended: 'Terminó el',
  },
  sentences: {
    renews: 'Se renueva el',
    unlessCanceled: 'se renueva automáticamente, salvo que la canceles',
    notCharged: 'no se te cobrará nada',
    canceled: 'Cancelada.',
    access: 'Tienes acceso hasta el',
    paymentFailed: 'último pago no se ha completado.',
    takesOver: 'Después continúa la suscripción que compraste en una tienda de aplicaciones',
  },
  account: {
    boughtAnother: 'Compraste otra suscripción en una tienda de aplicaciones',
    youCanceled: ['La has cancelado', 'Has cancelado', 'Cancelaste'],
    notPaid: 'Aún sin pagar',
  },
  deletion: {
    noRefund: 'sin reembolso',
    restOfPeriod: 'por el resto del periodo',
    trialEnds: 'prueba gratuita termina de inmediato y no se te cobrará nada',
    stopsCollecting: 'el pago que falló no se cobrará',
    cancelInstead: 'Cancelar la suscripción',
    inStore: 'no se cancela una suscripción comprada en una tienda de aplicaciones',
    canceledInStore: 'ya está cancelada y no se volverá a cobrar',
  },
  checkout: {
    firstCharge: 'Primer cobro el',
    dueToday: 'A pagar hoy',
  },
  portal: {
    trialEnds: 'Tu prueba termina el',
    paymentFailed: 'Tu último pago ha fallado',
    ended: 'Terminó el',
  },
};
