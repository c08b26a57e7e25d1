import type { Translation } from '@/lib/content/translations/translation';
import type * as english from '../testCardWords';

export const testCardWords: Translation<typeof english.testCardWords> = {
  does: {
    '4242 4242 4242 4242': 'El pago se completa, ahora y en cada renovación.',
    '4242 4200 0000 0000':
      'El pago se completa, como con cualquier otro número válido que empiece por 4242 42. Cada uno cuenta como una tarjeta distinta.',
    '5555 5555 5555 4444': 'El pago se completa, como Mastercard.',
    '3782 822463 10005': 'El pago se completa, como American Express con un código de cuatro cifras.',
    '4000 0000 0000 0002': 'Rechazada.',
    '4000 0000 0000 9995': 'Rechazada por falta de fondos.',
    '4000 0025 0000 3155': 'Primero hay que confirmar con el banco; después, el pago se completa.',
    '4000 0027 6000 3184': 'Hay que confirmar cada pago, así que la renovación espera a la persona suscrita.',
    '4000 0000 0000 0341':
      'El pago se completa ahora, pero falla en la renovación, con lo que empieza el periodo de gracia.',
    '6011 1111 1111 1117':
      'El pago se completa, pero la tarjeta no tiene una huella que la distinga de otras.',
    '4000 0000 0000 0259': 'El pago se completa, pero se impugna enseguida.',
    '4000 0000 0000 5126': 'El pago se completa, pero un reembolso se devuelve al cabo de un día.',
  },
  hadTrial: 'Prueba usada',
  hint: 'Usa cualquier fecha de caducidad futura, cualquier código de seguridad de tres cifras y cualquier nombre y código postal.',
};
