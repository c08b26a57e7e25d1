import { type CardHabits, cardBrand, cardFingerprint } from '../billing/cards';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { recordEvent } from '../recordEvent';
import type { PaymentMethodRecord } from '../records';

export type TypedCard = {
  /** Digits alone. */
  number: string;
  expiryMonth: number;
  expiryYear: number;
  name: string;
  email: string | null;
  country: string;
  postcode: string;
  habits: CardHabits;
};

/** Keeps what is known of a card afterwards: brand, last four digits, expiry and fingerprint, never the number. */
export function createPaymentMethod(context: EmulatorContext, typed: TypedCard): PaymentMethodRecord {
  const brand = cardBrand(typed.number);
  const paymentMethod: PaymentMethodRecord = {
    id: newId(context.random, 'pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: {
        city: null,
        country: typed.country || null,
        line1: null,
        line2: null,
        postal_code: typed.postcode || null,
        state: null,
      },
      email: typed.email,
      name: typed.name || null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: 'pass', cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: typed.expiryMonth,
      exp_year: typed.expiryYear,
      fingerprint: typed.habits.hasFingerprint ? cardFingerprint(typed.number) : null,
      funding: 'credit',
      generated_from: null,
      last4: typed.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: context.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
    sandbox: typed.habits,
  };
  context.store.save(paymentMethod);
  return paymentMethod;
}

export function attachPaymentMethod(
  context: EmulatorContext,
  paymentMethod: PaymentMethodRecord,
  customer: string,
): PaymentMethodRecord {
  const attached = { ...paymentMethod, customer };
  context.store.save(attached);
  recordEvent(context, 'payment_method.attached', attached);
  return attached;
}
