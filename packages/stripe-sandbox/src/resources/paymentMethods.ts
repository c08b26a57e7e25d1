import type { Parameters } from '../api/Parameters';
import { invalid } from '../api/StripeFailure';
import { cardBrand, cardFingerprint } from '../billing/cards';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { recordEvent } from '../recordEvent';
import type { CardHabits, PaymentMethodRecord } from '../records';
import { readUrl, saveCustomer } from './customers';

export type TypedCard = {
  /** Digits only. */
  number: string;
  expiryMonth: number;
  expiryYear: number;
  values: { name: string; country: string; postcode: string };
};

/** Stores what may be known of a card afterward: brand, last four digits, expiry and fingerprint, never the number. */
export function createPaymentMethod(
  context: EmulatorContext,
  { number, expiryMonth, expiryYear, values }: TypedCard,
  { email, habits }: { email: string | null; habits: CardHabits },
): PaymentMethodRecord {
  const brand = cardBrand(number);
  const paymentMethod: PaymentMethodRecord = {
    id: newId(context.random, 'pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: {
        city: null,
        country: values.country || null,
        line1: null,
        line2: null,
        postal_code: values.postcode || null,
        state: null,
      },
      email,
      name: values.name || null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: 'pass', cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: expiryMonth,
      exp_year: expiryYear,
      fingerprint: habits.hasFingerprint ? cardFingerprint(number) : null,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
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
    sandbox: habits,
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

/** Changes a card's billing details. As at Stripe, a card that belongs to nobody cannot be changed. */
export function updatePaymentMethod(
  context: EmulatorContext,
  paymentMethod: PaymentMethodRecord,
  parameters: Parameters,
): PaymentMethodRecord {
  if (paymentMethod.customer === null) {
    throw invalid('You must save this PaymentMethod to a customer before you can update it.');
  }
  const typed = parameters.object('billing_details');
  const { billing_details: before } = paymentMethod;
  const change = (name: 'email' | 'name' | 'phone') => {
    const value = typed?.text(name);
    return value === undefined ? before[name] : value || null;
  };
  const updated = {
    ...paymentMethod,
    metadata: parameters.metadata(paymentMethod.metadata ?? {}),
    billing_details: {
      ...before,
      address: typed?.has('address') ? (readUrl(typed.object('address')) ?? null) : before.address,
      email: change('email'),
      name: change('name'),
      phone: change('phone'),
    },
  };
  context.store.save(updated);
  recordEvent(context, 'payment_method.updated', updated);
  return updated;
}

/** Removes a card from its customer permanently. It is never charged again. */
export function detachPaymentMethod(
  context: EmulatorContext,
  paymentMethod: PaymentMethodRecord,
): PaymentMethodRecord {
  const { id, customer: owner } = paymentMethod;
  if (owner === null) {
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  const customer = context.store.get('customer', owner);
  if (customer?.invoice_settings.default_payment_method === id) {
    const invoice_settings = { ...customer.invoice_settings, default_payment_method: null };
    saveCustomer(context, customer, { ...customer, invoice_settings });
  }
  for (const subscription of context.store.list('subscription', { customer: owner, limit: 100 }).data) {
    if (subscription.default_payment_method !== id) continue;
    context.store.save({ ...subscription, default_payment_method: null });
  }
  const detached = { ...paymentMethod, customer: null };
  context.store.save(detached);
  recordEvent(context, 'payment_method.detached', detached, { customer: owner });
  return detached;
}
