import type { EmulatorContext } from '../../context';
import type { CardHabits, PaymentMethodRecord } from '../../records';
import { createPaymentMethod } from '../../resources/paymentMethods';
import type { CardReading } from '../cardForm';

/** Creates a payment method from the typed card; it belongs to nobody until it is attached. */
export function keepCard(
  context: EmulatorContext,
  reading: CardReading,
  email: string | null,
  habits: CardHabits,
): PaymentMethodRecord {
  const { values, number, expiryMonth, expiryYear } = reading;
  const { name, country, postcode } = values;
  return createPaymentMethod(context, {
    number,
    expiryMonth,
    expiryYear,
    name,
    email,
    country,
    postcode,
    habits,
  });
}
