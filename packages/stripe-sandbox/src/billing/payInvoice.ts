import type { Parameters } from '../api/Parameters';
import { invalid, noSuch, StripeFailure } from '../api/StripeFailure';
import type { EmulatorContext } from '../context';
import type { InvoiceRecord, PaymentMethodRecord, SubscriptionRecord } from '../records';
import { nextRetryAt } from '../store/dueAt';
import { collectInvoice, markPaid } from './collectInvoice';
import { endSubscription } from './endSubscription';
import { saveSubscription } from './saveSubscription';

/**
 * Charges an open invoice outside its schedule, while the buyer is not present. A refusal is an answer here, since the
 * attempt stays on record.
 */
export function payInvoice(
  context: EmulatorContext,
  invoice: InvoiceRecord,
  parameters: Parameters,
): InvoiceRecord | StripeFailure {
  if (invoice.status === 'paid') throw invalid('Invoice is already paid');
  if (invoice.status !== 'open')
    throw invalid(`This invoice can no longer be paid: it is ${invoice.status}.`);
  const { subscription: id } = invoice.parent.subscription_details;
  const subscription = context.store.get('subscription', id);
  if (!subscription) throw noSuch('subscription', id);
  const card = parameters.text('payment_method') ?? subscription.default_payment_method;
  if (card && context.store.get('payment_method', card)?.customer !== invoice.customer)
    throw noSuch('PaymentMethod', card, 'payment_method');
  const attempt = { present: false, nextAttempt: invoice.next_payment_attempt };
  const charged = { ...subscription, default_payment_method: card };
  const collected = parameters.boolean('paid_out_of_band')
    ? { paid: true, invoice: markPaid(context, invoice, null) }
    : collectInvoice(context, invoice, charged, attempt);
  if (!collected.paid) return refusal(context, collected.invoice);
  settle(context, subscription, invoice);
  return collected.invoice;
}

/**
 * Charges an open invoice to a card while its holder is on the invoice's page; with `asks`, the bank asks first. The card
 * that pays becomes the subscription's, as Checkout tells Stripe to keep it. True when it is paid.
 */
export function payInvoicePresent(
  context: EmulatorContext,
  invoice: InvoiceRecord,
  card: PaymentMethodRecord,
  asks = false,
): boolean {
  const { subscription: id } = invoice.parent.subscription_details;
  const subscription = context.store.get('subscription', id);
  if (!subscription) throw noSuch('subscription', id);
  const charged = { ...subscription, default_payment_method: card.id };
  const attempt = { present: true, asks, nextAttempt: invoice.next_payment_attempt };
  const { paid } = collectInvoice(context, invoice, charged, attempt);
  if (paid) settle(context, subscription, invoice, card.id);
  return paid;
}

function settle(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  { id }: InvoiceRecord,
  card = subscription.default_payment_method,
): void {
  const { status, latest_invoice: latest } = subscription;
  const isMended = latest === id && (status === 'past_due' || status === 'unpaid');
  const mended = isMended
    ? { status: 'active' as const, sandbox: { ...subscription.sandbox, failure: null } }
    : {};
  if (isMended || card !== subscription.default_payment_method)
    saveSubscription(context, subscription, { ...subscription, ...mended, default_payment_method: card });
}

function refusal(context: EmulatorContext, { sandbox }: InvoiceRecord): StripeFailure {
  const intent = context.store.get('payment_intent', sandbox.paymentIntent ?? '');
  const error = intent?.last_payment_error;
  if (!error)
    return new StripeFailure(402, 'card_error', 'This payment requires additional user action.', {
      code: 'invoice_payment_intent_requires_action',
    });
  const { message, code, decline_code: declineCode } = error;
  return new StripeFailure(402, 'card_error', message, { code, declineCode });
}

/** One scheduled retry of an open invoice. When the last one fails, the account's settings decide what happens. */
export function retryPayment(context: EmulatorContext, subscription: SubscriptionRecord): void {
  const { failure } = subscription.sandbox;
  if (!failure) return;
  const next = { ...failure, retries: failure.retries + 1 };
  const nextAttempt = nextRetryAt(next);
  if (tryOpenInvoice(context, subscription, nextAttempt)) return;
  const last = nextAttempt === null ? context.behavior.collection().afterLastRetry : 'past_due';
  if (last === 'cancel') {
    endSubscription(context, subscription, 'payment_failed');
    return;
  }
  saveSubscription(context, subscription, {
    ...subscription,
    status: last,
    sandbox: { ...subscription.sandbox, failure: next },
  });
}

/** Tries the open invoice with the current card. True when it is now paid. */
function tryOpenInvoice(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  nextAttempt: number | null,
): boolean {
  const invoice = subscription.latest_invoice
    ? context.store.get('invoice', subscription.latest_invoice)
    : null;
  if (invoice?.status !== 'open') return false;
  const { paid } = collectInvoice(context, invoice, subscription, { present: false, nextAttempt });
  if (!paid) return false;
  saveSubscription(context, subscription, {
    ...subscription,
    status: 'active',
    sandbox: { ...subscription.sandbox, failure: null },
  });
  return true;
}
