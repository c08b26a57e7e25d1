import type * as english from '@/lib/content/account/exportWords';
import type { Translation } from '@/lib/content/translations/translation';

export const exportWords: Translation<typeof english.exportWords> = {
  readMe:
    'Todo lo que tenemos guardado sobre tu cuenta, tabla por tabla. Las horas están en UTC. Los códigos, las claves y las firmas no figuran, porque quien los tuviera podría usarlos. Tampoco figuran los registros de correos enviados que ya no llevan a ninguna cuenta, como los de los recibos, ni los de correos a direcciones que quisiste añadir pero no confirmaste, porque pueden ser de otra persona. Tu tarjeta y tus facturas están en nuestro proveedor de pagos; la página de facturación de tu cuenta las muestra.',
  names:
    'Cada parte del archivo es una tabla de nuestra base de datos, con nuestros propios nombres: una columna que termina en «_at» es un momento, y 1 significa sí.',
  tables: {
    accounts: 'Cuenta',
    auth_sessions: 'Inicios de sesión empezados',
    authorization_codes: 'Inicios de sesión completados',
    one_time_codes: 'Códigos que te enviamos por correo',
    account_choices: 'Elecciones entre cuentas con la misma dirección',
    token_families: 'Navegadores y aplicaciones con sesión iniciada',
    legacy_tokens: 'Inicios de sesión de aplicaciones antiguas',
    email_changes: 'Cambios de tu dirección de correo',
    restoration_codes: 'Código para el asesor en casos de robo de identidad',
    customers: 'Proveedor de pagos',
    customer_requests: 'Número de cliente solicitado a Stripe',
    subscriptions: 'Suscripciones',
    checkouts: 'Páginas de pago que abrimos para ti',
    webhook_events: 'Avisos sobre tus suscripciones',
    store_sign_ins: 'Inicios de sesión con una compra en una tienda de aplicaciones',
    trials: 'Pruebas gratuitas usadas por tu cuenta o tarjeta',
    trial_refusals:
      'Compras anuladas: pruebas gratuitas cuya tarjeta ya había tenido una y segundas suscripciones para una misma dirección de correo',
    first_purchases: 'Primera compra de tu cuenta o tarjeta',
    refund_requests: 'Reembolsos que pediste',
    outbox:
      'Correos que te hemos enviado o que vamos a enviarte (una vez enviados se guardan sin tu dirección)',
    audit_log: 'Lo que se ha hecho en tu cuenta',
    sale_interest: 'Interés en la suscripción',
    newsletter_subscribers: 'Boletín',
  },
};
