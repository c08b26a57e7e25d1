import type { Parameters } from '../api/Parameters';
import { invalid, noSuch } from '../api/StripeFailure';
import { withBalance } from '../billing/balance';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { previousAttributes, recordEvent } from '../recordEvent';
import type { CustomerRecord } from '../records';

const prefixLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

export function createCustomer(context: EmulatorContext, parameters: Parameters): CustomerRecord {
  const prefix = Array.from({ length: 8 }, () => prefixLetters[context.random.below(prefixLetters.length)]);
  const customer = applyCustomerFields(
    context,
    {
      id: newId(context.random, 'cus', 14),
      object: 'customer',
      address: null,
      balance: 0,
      created: context.now(),
      currency: null,
      default_source: null,
      delinquent: false,
      description: null,
      discount: null,
      email: null,
      invoice_prefix: prefix.join(''),
      invoice_settings: {
        custom_fields: null,
        default_payment_method: null,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      metadata: {},
      name: null,
      next_invoice_sequence: 1,
      phone: null,
      preferred_locales: [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: null,
      sandbox: { deleted: false, credit: {} },
    },
    parameters,
  );
  context.store.save(customer);
  recordEvent(context, 'customer.created', customer);
  return customer;
}

export function updateCustomer(
  context: EmulatorContext,
  customer: CustomerRecord,
  parameters: Parameters,
): CustomerRecord {
  const after = applyCustomerFields(context, customer, parameters);
  const balance = parameters.integer('balance');
  const { currency } = customer;
  const changed = balance === undefined || !currency ? after : withBalance(after, currency, balance);
  saveCustomer(context, customer, changed);
  return changed;
}

export function saveCustomer(context: EmulatorContext, before: CustomerRecord, after: CustomerRecord): void {
  context.store.save(after);
  const previous = previousAttributes(before, after);
  if (Object.keys(previous).length > 0) recordEvent(context, 'customer.updated', after, previous);
}

/** @throws StripeFailure resource_missing for a customer that never existed or was deleted */
export function liveCustomer(context: EmulatorContext, id: string, param?: string): CustomerRecord {
  const customer = context.store.get('customer', id);
  if (!customer || customer.sandbox.deleted) throw noSuch('customer', id, param);
  return customer;
}

function applyCustomerFields(
  context: EmulatorContext,
  customer: CustomerRecord,
  parameters: Parameters,
): CustomerRecord {
  const change = (name: string, before: string | null | undefined) => {
    const value = parameters.text(name);
    return value === undefined ? (before ?? null) : value || null;
  };
  const locales = parameters.has('preferred_locales')
    ? parameters.texts('preferred_locales')
    : customer.preferred_locales;
  const paymentMethod = parameters.object('invoice_settings')?.text('default_payment_method');
  if (paymentMethod && context.store.get('payment_method', paymentMethod)?.customer !== customer.id) {
    throw noSuch('PaymentMethod', paymentMethod, 'invoice_settings[default_payment_method]');
  }
  parameters.ignore('shipping', 'tax', 'tax_exempt', 'test_clock');
  return {
    ...customer,
    address: parameters.has('address') ? readUrl(parameters.object('address')) : customer.address,
    description: change('description', customer.description),
    email: readEmail(change('email', customer.email)),
    name: change('name', customer.name),
    phone: change('phone', customer.phone),
    preferred_locales: locales,
    metadata: parameters.metadata(customer.metadata),
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method:
        paymentMethod === undefined
          ? customer.invoice_settings.default_payment_method
          : paymentMethod || null,
    },
  };
}

/** Stripe requires a domain with a dot, which not every valid email address has. */
function readEmail(email: string | null): string | null {
  if (email !== null && (email.length > 512 || !/^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(email))) {
    throw invalid(`Invalid email address: ${email}`, 'email', 'email_invalid');
  }
  return email;
}

export function readUrl(address: Parameters | undefined): CustomerRecord['address'] {
  if (!address) return null;
  const read = (name: string) => address.text(name) || null;
  return {
    city: read('city'),
    country: read('country'),
    line1: read('line1'),
    line2: read('line2'),
    postal_code: read('postal_code'),
    state: read('state'),
  };
}
