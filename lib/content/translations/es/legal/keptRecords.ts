import type * as english from '@/lib/content/legal/keptRecords';
import { retentionFigures } from '@/lib/content/legal/retentionFigures';
import type { Translation } from '@/lib/content/translations/translation';

const { mailRecordDays, billingRecordDays, lawYears } = retentionFigures;

export const keptRecords: Translation<typeof english.keptRecords> = [
  {
    what: 'Registros de los pagos y de la suscripción, sin la dirección',
    howLong: `Mientras lo exija la legislación fiscal y mercantil, hasta ${lawYears} años`,
  },
  {
    what: 'Una huella de la tarjeta usada para una prueba gratuita o un reembolso, con el identificador al azar de la cuenta',
    howLong: 'Mientras ofrezcamos pruebas y reembolsos, para que cada tarjeta los tenga una vez',
  },
  {
    what: 'El registro de lo que se hizo en la cuenta: acción, hora y la red como huella cifrada',
    howLong: 'Un año, para detectar y aclarar abusos',
  },
  {
    what: 'Que se enviaron mensajes, sin su dirección ni su contenido',
    howLong: `${mailRecordDays} días`,
  },
  { what: 'Avisos de Stripe y compras cerradas', howLong: `${billingRecordDays} días` },
  {
    what: 'El identificador al azar de la cuenta, con los días en que se creó y se eliminó',
    howLong: 'De forma permanente, para que nunca se asigne a otra persona',
  },
];
