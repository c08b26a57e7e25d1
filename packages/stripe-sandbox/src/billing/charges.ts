import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { recordEvent } from '../recordEvent';
import type { ChargeRecord, PaymentIntentRecord } from '../records';

/** One charge per payment intent: only the attempt that pays makes one. */
export function chargeIdOf(intentId: string): string {
  return intentId.replace(/^pi_/, 'ch_');
}

export function saveCharge(context: EmulatorContext, intent: PaymentIntentRecord): ChargeRecord {
  const charge: ChargeRecord = {
    id: chargeIdOf(intent.id),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created: context.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  context.store.save(charge);
  recordEvent(context, 'charge.succeeded', charge);
  return charge;
}

/** The cardholder takes the payment back through the bank. The provider leaves the subscription as it is. */
export function disputeCharge(context: EmulatorContext, charge: ChargeRecord): void {
  const disputed = { ...charge, disputed: true };
  context.store.save(disputed);
  recordEvent(context, 'charge.dispute.created', {
    id: newId(context.random, 'du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: context.now(),
    currency: charge.currency,
    livemode: false,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
}
