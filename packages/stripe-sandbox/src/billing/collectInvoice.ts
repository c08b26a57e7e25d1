import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { recordEvent } from '../recordEvent';
import type { InvoiceRecord, PaymentIntentRecord, PaymentMethodRecord, SubscriptionRecord } from '../records';
import { chargeIdOf, disputeCharge, saveCharge } from './charges';

type Attempt = {
  /** True when the buyer is present, who could answer the bank: cards that fail at renewal pay then. */
  present: boolean;
  /** When a failed payment is tried again, in seconds. */
  nextAttempt: number | null;
};

export type Collected = { paid: boolean; invoice: InvoiceRecord };

/** Charges the subscription's card for an open invoice. Nothing due counts as paid. */
export function collectInvoice(
  context: EmulatorContext,
  invoice: InvoiceRecord,
  subscription: SubscriptionRecord,
  attempt: Attempt,
): Collected {
  const paymentMethod = paymentMethodOf(context, subscription);
  if (invoice.amount_due === 0) return { paid: true, invoice: markPaid(context, invoice, null) };
  const pays = paymentMethod !== null && (attempt.present || !paymentMethod.sandbox.failsAtRenewal);
  const intent = saveIntent(context, invoice, paymentMethod, pays);
  if (pays) {
    const charge = saveCharge(context, intent);
    const paid = markPaid(context, invoice, intent);
    if (paymentMethod.sandbox.disputes) disputeCharge(context, charge);
    return { paid: true, invoice: paid };
  }
  const failed: InvoiceRecord = {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: attempt.nextAttempt,
    sandbox: { paymentIntent: intent.id },
  };
  context.store.save(failed);
  recordEvent(context, 'payment_intent.payment_failed', intent);
  recordEvent(context, 'invoice.payment_failed', failed);
  return { paid: false, invoice: failed };
}

/** The card of the subscription, else the customer's default one. */
export function paymentMethodOf(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
): PaymentMethodRecord | null {
  const customer = context.store.get('customer', subscription.customer);
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return id ? context.store.get('payment_method', id) : null;
}

function markPaid(
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
    sandbox: { paymentIntent: intent?.id ?? null },
  };
  context.store.save(paid);
  if (intent) recordEvent(context, 'payment_intent.succeeded', intent);
  recordEvent(context, 'invoice.paid', paid);
  recordEvent(context, 'invoice.payment_succeeded', paid);
  return paid;
}

/** One payment intent per invoice: a retry continues the one that failed. */
function saveIntent(
  context: EmulatorContext,
  invoice: InvoiceRecord,
  paymentMethod: PaymentMethodRecord | null,
  pays: boolean,
): PaymentIntentRecord {
  const id = invoice.sandbox.paymentIntent ?? newId(context.random, 'pi');
  const earlier = context.store.get('payment_intent', id);
  const intent: PaymentIntentRecord = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: pays ? invoice.amount_due : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: earlier?.client_secret ?? newId(context.random, `${id}_secret`),
    confirmation_method: 'automatic',
    created: earlier?.created ?? context.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: pays
      ? null
      : {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'generic_decline',
          message: 'Your card was declined.',
        },
    latest_charge: pays ? chargeIdOf(id) : null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: pays ? (paymentMethod?.id ?? null) : null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: pays ? 'succeeded' : 'requires_payment_method',
    transfer_group: null,
  };
  context.store.save(intent);
  return intent;
}
