import type { Parameters } from '../api/Parameters';
import { invalid, missing, noSuch } from '../api/StripeFailure';
import { expireIncomplete } from '../billing/endSubscription';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { recordEvent } from '../recordEvent';
import type { CheckoutSessionRecord, PriceRecord } from '../records';
import { billingSettings } from '../store/billingSettings';
import { blankSession } from './blankSession';
import { readTax } from './checkoutTax';
import { liveCustomer } from './customers';

/** Settings of the real page that have no effect on this one. */
const ignored = [
  'adaptive_pricing',
  'allow_promotion_codes',
  'branding_settings',
  'consent_collection',
  'phone_number_collection',
  'saved_payment_method_options',
];

export function createCheckoutSession(
  context: EmulatorContext,
  parameters: Parameters,
): CheckoutSessionRecord {
  parameters.ignore(...ignored);
  const mode = parameters.required('mode');
  if (mode !== 'subscription') throw invalid('This sandbox sells subscriptions alone.', 'mode');
  parameters.oneOf('ui_mode', ['hosted_page']);
  const { price, quantity } = readLineItem(context, parameters);
  const customer = parameters.text('customer') || null;
  if (customer) liveCustomer(context, customer, 'customer');
  const tax = readTax(context, parameters, customer !== null);
  const trial = readSubscriptionData(parameters.object('subscription_data'));
  const charged = trial.trialDays ? 0 : price.unit_amount * quantity;
  const id = newId(context.random, 'cs_test', 48);
  const session: CheckoutSessionRecord = {
    ...blankSession,
    id,
    // On by default for an account; prices are then shown and charged in the buyer's own currency.
    adaptive_pricing: { enabled: parameters.object('adaptive_pricing')?.boolean('enabled') ?? true },
    amount_subtotal: charged,
    amount_total: charged,
    billing_address_collection: parameters.oneOf('billing_address_collection', ['auto', 'required']) ?? null,
    cancel_url: readUrl(parameters, 'cancel_url') ?? null,
    client_reference_id: parameters.text('client_reference_id') || null,
    created: context.now(),
    currency: price.currency,
    custom_text: { ...blankSession.custom_text, submit: readSubmitText(parameters) },
    customer,
    customer_creation: customer ? null : 'always',
    customer_email: parameters.text('customer_email') || null,
    expires_at: readExpiry(context, parameters),
    locale: parameters.text('locale') || null,
    metadata: parameters.metadata(),
    payment_method_collection:
      parameters.oneOf('payment_method_collection', ['always', 'if_required']) ?? 'always',
    ...readMethodTypes(parameters),
    submit_type: parameters.oneOf('submit_type', ['auto', 'book', 'donate', 'pay', 'subscribe']) ?? null,
    success_url: readUrl(parameters, 'success_url') ?? throwMissing('success_url'),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: context.pageUrl(`/checkout/${id}`),
    wallet_options: readWallets(parameters),
    automatic_tax: tax.automatic_tax,
    tax_id_collection: tax.tax_id_collection,
    sandbox: {
      keepsAddress: tax.keepsAddress,
      taxId: null,
      price: price.id,
      quantity,
      trialDays: trial.trialDays,
      subscriptionMetadata: trial.metadata,
      confirming: null,
      incomplete: null,
      confirmationFailed: false,
    },
  };
  context.store.save(session);
  return session;
}

/** @throws StripeFailure for a session that is no longer open */
export function expireCheckoutSession(
  context: EmulatorContext,
  session: CheckoutSessionRecord,
): CheckoutSessionRecord {
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  const expired: CheckoutSessionRecord = { ...session, status: 'expired', url: null };
  context.store.save(expired);
  const waiting = context.store.get('subscription', session.sandbox.incomplete ?? '');
  if (waiting?.status === 'incomplete') expireIncomplete(context, waiting, 'customer.subscription.updated');
  recordEvent(context, 'checkout.session.expired', expired);
  return expired;
}

function readLineItem(context: EmulatorContext, parameters: Parameters) {
  const [item, ...others] = parameters.objects('line_items');
  if (!item) throw missing('line_items');
  if (others.length > 0) throw invalid('This sandbox sells one line item at a time.', 'line_items');
  const param = 'line_items[0][price]';
  const id = item.required('price');
  const price = context.store.get('price', id);
  if (!price) throw noSuch('price', id, param);
  if (!price.active) throw inactive(price, param);
  return { price, quantity: item.integer('quantity', 1) ?? 1 };
}

function inactive(price: PriceRecord, param: string) {
  return invalid(`The price specified is inactive: ${price.id}.`, param);
}

function readSubscriptionData(data: Parameters | undefined) {
  if (!data) return { trialDays: null, metadata: {} };
  data.ignore('trial_settings', 'description', 'billing_mode', 'invoice_settings');
  const trialDays = data.integer('trial_period_days', 1) ?? null;
  if (trialDays !== null && trialDays > maxTrialDays) {
    throw invalid(
      `The maximum number of trial period days is ${maxTrialDays} (2 years).`,
      'subscription_data[trial_period_days]',
    );
  }
  return { trialDays, metadata: data.metadata() };
}

/** In days. */
const maxTrialDays = 730;

/** The payment methods that the account has enabled: cards, and two others. */
const enabledMethods = ['card', 'link', 'paypal'] as const;

function readMethodTypes(
  parameters: Parameters,
): Pick<CheckoutSessionRecord, 'allowed_payment_method_types' | 'payment_method_types'> {
  const allowed = parameters.texts('allowed_payment_method_types');
  const offered = enabledMethods.filter((method) => allowed.length === 0 || allowed.includes(method));
  return {
    allowed_payment_method_types: allowed.includes('card') ? ['card'] : null,
    payment_method_types: offered,
  };
}

function readWallets(parameters: Parameters): CheckoutSessionRecord['wallet_options'] {
  const display = parameters.object('wallet_options')?.object('link')?.oneOf('display', ['auto', 'never']);
  return display ? { link: { display } } : null;
}

/** The sentence beside the button, at most 1200 characters as at Stripe. */
function readSubmitText(parameters: Parameters): { message: string } | null {
  const message = parameters.object('custom_text')?.object('submit')?.required('message');
  if (message === undefined) return null;
  if (message.length > 1200) throw invalid('Invalid string: too long', 'custom_text[submit][message]');
  return { message };
}

function readExpiry(context: EmulatorContext, parameters: Parameters): number {
  const { checkoutLifetime, checkoutLifetimeBounds } = billingSettings;
  const asked = parameters.integer('expires_at');
  if (asked === undefined) return context.now() + checkoutLifetime;
  const lifetime = asked - context.now();
  if (lifetime < checkoutLifetimeBounds.minimum || lifetime > checkoutLifetimeBounds.maximum) {
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return asked;
}

function readUrl(parameters: Parameters, name: string): string | undefined {
  const value = parameters.text(name);
  if (value && !/^https?:\/\//.test(value)) throw invalid('Not a valid URL', name, 'url_invalid');
  return value || undefined;
}

function throwMissing(param: string): never {
  throw missing(param);
}
