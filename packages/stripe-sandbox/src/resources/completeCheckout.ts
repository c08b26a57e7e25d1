import { Parameters } from '../api/Parameters';
import { startSubscription } from '../billing/startSubscription';
import type { EmulatorContext } from '../context';
import { recordEvent } from '../recordEvent';
import type { CheckoutSessionRecord, CustomerRecord, PaymentMethodRecord } from '../records';
import { createCustomer, liveCustomer, saveCustomer } from './customers';
import { attachPaymentMethod } from './paymentMethods';

/**
 * Finishes a checkout whose card was accepted: customer, card, subscription, first invoice and the events of each, in
 * one transaction. A session that is no longer open stays as it is, so that a second submit charges nothing.
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
    const customer = buyerOf(context, session, paymentMethod, email);
    attachPaymentMethod(context, paymentMethod, customer.id);
    const { subscription, invoice } = startSubscription(context, {
      customer: customer.id,
      price,
      quantity: session.sandbox.quantity,
      trialEnd: trialEndOf(context, session),
      metadata: session.sandbox.subscriptionMetadata,
      paymentMethod: paymentMethod.id,
    });
    const complete: CheckoutSessionRecord = {
      ...session,
      customer: customer.id,
      customer_details: {
        address: paymentMethod.billing_details.address,
        business_name: null,
        email,
        individual_name: null,
        name: paymentMethod.billing_details.name,
        phone: null,
        tax_exempt: 'none',
        tax_ids: [],
      },
      invoice: invoice.id,
      payment_status: invoice.total === 0 ? 'no_payment_required' : 'paid',
      status: 'complete',
      subscription: subscription.id,
      url: null,
      sandbox: { ...session.sandbox, confirming: null, confirmationFailed: false },
    };
    context.store.save(complete);
    recordEvent(context, 'checkout.session.completed', complete);
    return complete;
  });
}

/** The customer of the session, or a new one. What was typed fills what the customer did not say yet. */
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
    invoice_settings: { ...before.invoice_settings, default_payment_method: paymentMethod.id },
  };
  saveCustomer(context, before, after);
  return after;
}

function trialEndOf(context: EmulatorContext, session: CheckoutSessionRecord): number | null {
  const { trialDays, trialEnd } = session.sandbox;
  return trialDays === null ? trialEnd : context.now() + trialDays * 86_400;
}
