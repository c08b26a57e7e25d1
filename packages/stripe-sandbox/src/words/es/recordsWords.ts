import type { Translation } from '@/lib/content/translations/translation';
import type * as english from '../recordsWords';

export const recordsWords: Translation<typeof english.recordsWords> = {
  title: 'Registros de pago',
  heading: 'Registros de pago',
  lead: 'Lo que ha guardado el proveedor de pagos simulado, empezando por lo más reciente. Se muestran como mucho 50 de cada tipo.',
  back: 'Todos los controles de la sandbox',
  none: 'Nada todavía.',
  kinds: {
    customers: 'Clientes',
    subscriptions: 'Suscripciones',
    invoices: 'Facturas',
    events: 'Eventos',
  },
  columns: {
    created: 'Creado',
    number: 'Número',
    email: 'Dirección de correo',
    customer: 'Cliente',
    status: 'Estado',
    plan: 'Plan',
    amount: 'Importe',
    type: 'Tipo',
    about: 'Sobre',
  },
  intervals: { day: 'Diario', week: 'Semanal', month: 'Mensual', year: 'Anual' },
};
