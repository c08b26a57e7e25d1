import type * as english from '@/lib/content/legal/keptRecords';
import { retentionFigures } from '@/lib/content/legal/retentionFigures';
import type { Translation } from '@/lib/content/translations/translation';

const { mailRecordDays, billingRecordDays, deviceRecordDays, lawYears } = retentionFigures;

export const keptRecords: Translation<typeof english.keptRecords> = [
  {
    what: 'Nuestros registros de los pagos y de la suscripción, sin la dirección de correo',
    howLong: `Mientras lo exija la legislación fiscal y mercantil, hasta ${lawYears} años`,
  },
  {
    what: 'Facturas y recibos en Stripe, nuestro proveedor de pagos, con el nombre y las direcciones que figuran en ellos',
    howLong: 'Mientras lo exijan las normas de Stripe y la ley',
  },
  {
    what: 'Una huella de cada tarjeta usada para una prueba gratuita o un reembolso, con el identificador aleatorio de la cuenta',
    howLong:
      'Mientras ofrezcamos pruebas gratuitas y reembolsos, para que cada tarjeta dé derecho a ellos una sola vez',
  },
  {
    what: 'Un registro de la actividad de la cuenta: acción, hora y red, esta como huella calculada con una clave',
    howLong: 'Un año, para detectar e investigar abusos',
  },
  {
    what: 'Constancia de que se enviaron correos, sin la dirección ni el contenido',
    howLong: `${mailRecordDays} días`,
  },
  { what: 'Un correo que no se pudo entregar', howLong: 'Siete días después del último intento' },
  {
    what: 'De cada dispositivo que inició sesión: el tipo de navegador o aplicación, su sistema y cuándo inició la sesión y se usó por última vez',
    howLong: `${deviceRecordDays} días después de cerrarse la sesión`,
  },
  { what: 'Notificaciones de Stripe y compras completadas', howLong: `${billingRecordDays} días` },
  {
    what: 'El identificador aleatorio de la cuenta, con los días en que se creó y se eliminó',
    howLong: 'De forma permanente, para que nunca se asigne a otra persona',
  },
];
