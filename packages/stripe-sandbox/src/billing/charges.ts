import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { recordEvent } from '../recordEvent';
import type { ChargeRecord, PaymentIntentRecord } from '../records';

/** Saves one charge for each attempt that a card answered; the intent names the newest. */
export function saveCharge(
  context: EmulatorContext,
  intent: PaymentIntentRecord,
  card: string | null,
): ChargeRecord {
  const error = intent.last_payment_error;
  const paid = error === null;
  const charge: ChargeRecord = {
    id: intent.latest_charge ?? newId(context.random, 'ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: paid,
    created: context.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    fraud_details: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid,
    payment_intent: intent.id,
    payment_method: card,
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
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  context.store.save(charge);
  recordEvent(context, paid ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
}
