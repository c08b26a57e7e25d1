import { Parameters } from '../api/Parameters';
import { collectInvoice } from '../billing/collectInvoice';
import { saveSubscription } from '../billing/saveSubscription';
import { startSubscription } from '../billing/startSubscription';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { recordEvent } from '../recordEvent';
import type {
  CheckoutSessionRecord,
  CustomerRecord,
  PaymentMethodRecord,
  PriceRecord,
  SubscriptionRecord,
  TaxIdRecord,
} from '../records';
import { createCustomer, liveCustomer, saveCustomer } from './customers';
import { attachPaymentMethod } from './paymentMethods';

/**
 * Completes a checkout whose card was accepted: customer, card, subscription, first invoice and all their events, in
 * one transaction. A session that is no longer open stays as it is, so that submitting twice charges only once.
 */
export function completeCheckout(
  context: EmulatorContext,
  sessionId: string,
  paymentMethod: PaymentMethodRecord,
  email: string,
): CheckoutSessionRecord | null {
  return context.store.transaction(() => {
    const session = context.store.get('checkout.session', sessionId);
    const price = session && context.store.get('price', session.sandbox.price);
    if (!session || !price || session.status !== 'open') return session;
    const waiting = waitingSubscription(context, session);
    const { subscription, invoice } = waiting
      ? payWaiting(context, waiting, paymentMethod)
      : startFor(context, session, price, paymentMethod, { email, asks: false });
    const taxIds = context.store.list('tax_id', { customer: subscription.customer, limit: 100 }).data;
    const complete: CheckoutSessionRecord = {
      ...session,
      customer: subscription.customer,
      customer_details: {
        address: paymentMethod.billing_details.address,
        business_name: null,
        email,
        individual_name: null,
        name: paymentMethod.billing_details.name,
        phone: null,
        tax_exempt: 'none',
        tax_ids: taxIds.map(({ type, value }) => ({ type, value })),
      },
      invoice: invoice.id,
      payment_status: invoice.total === 0 ? 'no_payment_required' : 'paid',
      status: 'complete',
      subscription: subscription.id,
      url: null,
      sandbox: { ...session.sandbox, confirming: null, incomplete: null, confirmationFailed: false },
    };
    context.store.save(complete);
    recordEvent(context, 'checkout.session.completed', complete);
    return complete;
  });
}

/** The subscription that this checkout started and that waits for its first payment, or null. */
export function waitingSubscription(
  context: EmulatorContext,
  session: CheckoutSessionRecord,
): SubscriptionRecord | null {
  const subscription = context.store.get('subscription', session.sandbox.incomplete ?? '');
  return subscription?.status === 'incomplete' ? subscription : null;
}

/** Starts what the checkout sells, with this card. */
export function startFor(
  context: EmulatorContext,
  session: CheckoutSessionRecord,
  price: PriceRecord,
  paymentMethod: PaymentMethodRecord,
  { email, asks }: { email: string; asks: boolean },
) {
  const customer = buyerOf(context, session, paymentMethod, email);
  const { quantity, subscriptionMetadata, taxId, trialDays } = session.sandbox;
  if (taxId) createTaxId(context, customer.id, taxId);
  attachPaymentMethod(context, paymentMethod, customer.id);
  return startSubscription(context, {
    customer: customer.id,
    price,
    quantity,
    trialEnd: trialDays === null ? null : context.now() + trialDays * 86_400,
    metadata: subscriptionMetadata,
    paymentMethod: paymentMethod.id,
    taxed: session.automatic_tax.enabled,
    asks,
  });
}

/** Makes the first payment of a subscription that was waiting for it. */
function payWaiting(
  context: EmulatorContext,
  waiting: SubscriptionRecord,
  paymentMethod: PaymentMethodRecord,
) {
  if (paymentMethod.customer === null) attachPaymentMethod(context, paymentMethod, waiting.customer);
  const open = context.store.get('invoice', waiting.latest_invoice ?? '');
  if (!open) throw new Error(`Subscription ${waiting.id} has no invoice.`);
  const active = { ...waiting, status: 'active' as const, default_payment_method: paymentMethod.id };
  const { invoice } = collectInvoice(context, open, active, { present: true, nextAttempt: null });
  return { subscription: saveSubscription(context, waiting, active), invoice };
}

/** The session's customer, or a new one. The typed values fill in what the customer lacks. */
function buyerOf(
  context: EmulatorContext,
  session: CheckoutSessionRecord,
  paymentMethod: PaymentMethodRecord,
  email: string,
): CustomerRecord {
  const before = session.customer
    ? liveCustomer(context, session.customer)
    : createCustomer(context, new Parameters(new Map()));
  const after: CustomerRecord = {
    ...before,
    email: before.email ?? email,
    name: before.name ?? paymentMethod.billing_details.name,
    address: session.sandbox.keepsAddress ? paymentMethod.billing_details.address : before.address,
  };
  saveCustomer(context, before, after);
  return after;
}

/** Stores the tax number that a buyer typed. Its prefix is the country; without one it is a US number. */
function createTaxId(context: EmulatorContext, customer: string, value: string): void {
  const country = /^[A-Z]{2}/.exec(value)?.[0] ?? 'US';
  const taxId: TaxIdRecord = {
    id: newId(context.random, 'txi'),
    object: 'tax_id',
    country,
    created: context.now(),
    customer,
    customer_account: null,
    livemode: false,
    owner: null,
    type: country === 'US' ? 'us_ein' : 'eu_vat',
    value,
    verification: null,
  };
  context.store.save(taxId);
}
