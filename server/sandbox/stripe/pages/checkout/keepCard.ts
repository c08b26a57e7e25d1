import type { CardHabits } from '@/server/sandbox/stripe/billing/cards';
import type { EmulatorContext } from '@/server/sandbox/stripe/context';
import type { PaymentMethodRecord } from '@/server/sandbox/stripe/records';
import { createPaymentMethod } from '@/server/sandbox/stripe/resources/paymentMethods';
import type { CardReading } from './cardForm';

/** Makes a payment method of what was typed; it belongs to nobody until it is attached. */
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
