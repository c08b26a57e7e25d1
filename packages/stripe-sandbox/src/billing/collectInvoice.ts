import type { EmulatorContext } from '../context';
import { recordEvent } from '../recordEvent';
import type { InvoiceRecord, PaymentIntentRecord, PaymentMethodRecord, SubscriptionRecord } from '../records';
import { disputeCharge } from './disputes';
import { type Outcome, saveCharge, saveIntent } from './paymentIntents';

type Attempt = {
  /** True when the buyer is present and could answer the bank: cards that fail at renewal then succeed. */
  present: boolean;
  /** True when a buyer who is present has yet to answer the bank. */
  asks?: boolean;
  /** When a failed payment is retried, in seconds. */
  nextAttempt: number | null;
};

export type Collected = { paid: boolean; invoice: InvoiceRecord };

/** Charges the subscription's card for an open invoice. An invoice with nothing due counts as paid. */
export function collectInvoice(
  context: EmulatorContext,
  invoice: InvoiceRecord,
  subscription: SubscriptionRecord,
  attempt: Attempt,
): Collected {
  const paymentMethod = paymentMethodOf(context, subscription);
  if (invoice.amount_due === 0) return { paid: true, invoice: markPaid(context, invoice, null) };
  const outcome = outcomeOf(paymentMethod, attempt);
  const intent = saveIntent(context, invoice, paymentMethod?.id ?? null, outcome);
  if (outcome === 'pays') {
    const charge = saveCharge(context, intent, intent.payment_method);
    const paid = markPaid(context, invoice, intent);
    for (const begun of paymentMethod?.sandbox.disputes ?? []) disputeCharge(context, charge, begun);
    return { paid: true, invoice: paid };
  }
  const failed: InvoiceRecord = {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: attempt.nextAttempt,
    sandbox: { ...invoice.sandbox, paymentIntent: intent.id },
  };
  context.store.save(failed);
  if (outcome === 'asks') {
    recordEvent(context, 'payment_intent.requires_action', intent);
    recordEvent(context, 'invoice.payment_action_required', failed);
    // A buyer who is present answers the bank now; otherwise the payment counts as failed until they return.
    if (attempt.present) return { paid: false, invoice: failed };
  } else {
    if (paymentMethod) saveCharge(context, intent, paymentMethod.id);
    recordEvent(context, 'payment_intent.payment_failed', intent);
  }
  recordEvent(context, 'invoice.payment_failed', failed);
  return { paid: false, invoice: failed };
}

/** The answer of the card's bank. A bank that asks every time was just answered by a buyer who was present. */
function outcomeOf(card: PaymentMethodRecord | null, { present, asks }: Attempt): Outcome {
  if (card === null) return 'declines';
  if (present) return asks ? 'asks' : 'pays';
  if (card.sandbox.failsAtRenewal) return 'declines';
  return card.sandbox.asksEveryTime ? 'asks' : 'pays';
}

/** The bank, or its customer, refused what it had asked about: the payment waits for another try or another card. */
export function noteRefusedPayment(context: EmulatorContext, invoice: InvoiceRecord): void {
  const intent = saveIntent(context, invoice, null, 'declines');
  recordEvent(context, 'payment_intent.payment_failed', intent);
  recordEvent(context, 'invoice.payment_failed', invoice);
}

/** The subscription's card, otherwise the customer's default one. */
export function paymentMethodOf(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
): PaymentMethodRecord | null {
  const customer = context.store.get('customer', subscription.customer);
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return id ? context.store.get('payment_method', id) : null;
}

/** Without a payment, nothing was due, or it was paid outside Stripe. */
export function markPaid(
  context: EmulatorContext,
  invoice: InvoiceRecord,
  intent: PaymentIntentRecord | null,
): InvoiceRecord {
  const paid: InvoiceRecord = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + (intent ? 1 : 0),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: context.now() },
    sandbox: { ...invoice.sandbox, paymentIntent: intent?.id ?? null },
  };
  context.store.save(paid);
  if (intent) recordEvent(context, 'payment_intent.succeeded', intent);
  recordEvent(context, 'invoice.paid', paid);
  recordEvent(context, 'invoice.payment_succeeded', paid);
  return paid;
}
