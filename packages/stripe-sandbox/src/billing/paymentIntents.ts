import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { recordEvent } from '../recordEvent';
import type { CardError, ChargeRecord, InvoiceRecord, PaymentIntentRecord } from '../records';
import { chargeFee, moveBalance } from './accountBalance';

/** The bank's answer to a payment. */
export type Outcome = 'pays' | 'asks' | 'declines';

const statuses = {
  pays: 'succeeded',
  asks: 'requires_action',
  declines: 'requires_payment_method',
} as const;

const declined: CardError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

/** Saves the single payment intent of an invoice: a retry continues the one that failed. */
export function saveIntent(
  context: EmulatorContext,
  invoice: InvoiceRecord,
  paymentMethod: string | null,
  outcome: Outcome,
): PaymentIntentRecord {
  const id = invoice.sandbox.paymentIntent ?? newId(context.random, 'pi');
  const earlier = context.store.get('payment_intent', id);
  const charged = outcome === 'pays' || (outcome === 'declines' && paymentMethod !== null);
  const intent: PaymentIntentRecord = {
    ...blankIntent,
    id,
    amount: invoice.amount_due,
    amount_received: outcome === 'pays' ? invoice.amount_due : 0,
    client_secret: earlier?.client_secret ?? newId(context.random, `${id}_secret`),
    created: earlier?.created ?? context.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    last_payment_error: outcome === 'declines' ? declined : null,
    latest_charge: charged ? newId(context.random, 'ch') : (earlier?.latest_charge ?? null),
    next_action: outcome === 'asks' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    // A declined card is removed from the intent; one that waits for its bank stays.
    payment_method: outcome === 'declines' ? null : paymentMethod,
    status: statuses[outcome],
  };
  context.store.save(intent);
  return intent;
}

const blankIntent = {
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  metadata: {},
  on_behalf_of: null,
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
  transfer_group: null,
} satisfies Partial<PaymentIntentRecord>;

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
    payment_method_details: detailsOf(context, card),
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
  const { amount } = charge;
  const fee = chargeFee(amount);
  if (paid)
    charge.balance_transaction = moveBalance(context, {
      ...{ type: 'charge', reporting_category: 'charge', source: charge, amount, fee },
    }).id;
  context.store.save(charge);
  recordEvent(context, paid ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
}

/** Which card was charged, which the charge remembers when the card itself is gone. */
function detailsOf({ store }: EmulatorContext, id: string | null): ChargeRecord['payment_method_details'] {
  const card = id === null ? null : store.get('payment_method', id)?.card;
  if (!card) return null;
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4, regulated_status } = card;
  return {
    type: 'card',
    card: {
      ...{ brand, checks, country, exp_month, exp_year, fingerprint, funding, last4, regulated_status },
      amount_authorized: null,
      authorization_code: null,
      electronic_commerce_indicator: null,
      installments: null,
      mandate: null,
      network: brand,
      network_transaction_id: null,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}
