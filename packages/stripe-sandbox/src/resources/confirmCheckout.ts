import { collectInvoice, noteRefusedPayment } from '../billing/collectInvoice';
import type { EmulatorContext } from '../context';
import type { CheckoutSessionRecord, PaymentMethodRecord } from '../records';
import { startFor, waitingSubscription } from './completeCheckout';

/**
 * Asks the buyer's bank. As at Stripe, a purchase that must be paid immediately has its subscription from now on: it is
 * incomplete until the bank has answered, while the page stays open. A trial starts only with the answer.
 */
export function askBank(
  context: EmulatorContext,
  session: CheckoutSessionRecord,
  paymentMethod: PaymentMethodRecord,
  email: string,
): void {
  const price = context.store.get('price', session.sandbox.price);
  const waiting = waitingSubscription(context, session);
  let incomplete = waiting?.id ?? null;
  if (waiting) {
    const invoice = context.store.get('invoice', waiting.latest_invoice ?? '');
    const asked = { ...waiting, default_payment_method: paymentMethod.id };
    if (invoice) collectInvoice(context, invoice, asked, { present: true, asks: true, nextAttempt: null });
  } else if (price && session.amount_total > 0) {
    incomplete = startFor(context, session, price, paymentMethod, { email, asks: true }).subscription.id;
  }
  const confirming = { paymentMethod: paymentMethod.id, email };
  const sandbox = { ...session.sandbox, confirming, incomplete, confirmationFailed: false };
  context.store.save({ ...session, sandbox });
}

/** The bank refused. A waiting subscription keeps waiting, for another try or another card. */
export function noteRefusal(context: EmulatorContext, session: CheckoutSessionRecord): void {
  const sandbox = { ...session.sandbox, confirming: null, confirmationFailed: true };
  context.store.save({ ...session, sandbox });
  const waiting = waitingSubscription(context, session);
  const invoice = waiting && context.store.get('invoice', waiting.latest_invoice ?? '');
  if (invoice) noteRefusedPayment(context, invoice);
}
