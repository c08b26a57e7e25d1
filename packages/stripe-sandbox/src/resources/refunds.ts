import type { Parameters } from '../api/Parameters';
import { invalid, noSuch } from '../api/StripeFailure';
import { moveBalance } from '../billing/accountBalance';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { recordEvent } from '../recordEvent';
import type { ChargeRecord, RefundRecord } from '../records';

/** Refunds a charge: the given amount, or all that remains. The subscription is not changed. */
export function createRefund(context: EmulatorContext, parameters: Parameters): RefundRecord {
  const charge = chargeOf(context, parameters);
  const disputes = context.store.list('dispute', {
    conditions: [(one) => one.charge === charge.id],
    limit: 100,
  }).data;
  if (disputes.some(({ is_charge_refundable: isRefundable }) => !isRefundable))
    throw invalid(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      'charge_disputed',
    );
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  const amount = parameters.integer('amount', 1) ?? left;
  if (amount > left) throw invalid('The refund is greater than what is left of the charge.', 'amount');
  const refund: RefundRecord = {
    id: newId(context.random, 're'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: context.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: parameters.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: parameters.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    sandbox: { failsAt: comesBackAt(context, charge) },
  };
  const refunded = { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === left };
  const movement = { type: 'refund', reporting_category: 'refund', source: refund } as const;
  refund.balance_transaction = moveBalance(context, { ...movement, amount: -amount, fee: 0 }).id;
  context.store.save(refund);
  context.store.save(refunded);
  recordEvent(context, 'refund.created', refund);
  recordEvent(context, 'charge.refunded', refunded, { amount_refunded: charge.amount_refunded });
  return refund;
}

/** A day after it was accepted. */
function comesBackAt(context: EmulatorContext, { payment_method: id }: ChargeRecord): number | null {
  const card = context.store.get('payment_method', id ?? '');
  return card?.sandbox.refundsFail ? context.now() + 86_400 : null;
}

/** The bank sends a refund back that Stripe had accepted. The money is the account owner's again. */
export function failRefund(context: EmulatorContext, refund: RefundRecord): void {
  const failed: RefundRecord = {
    ...refund,
    failure_balance_transaction: moveBalance(context, {
      ...{ type: 'refund_failure', reporting_category: 'refund_failure', source: refund, fee: 0 },
      amount: refund.amount,
    }).id,
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
    sandbox: { failsAt: null },
  };
  context.store.save(failed);
  const charge = context.store.get('charge', refund.charge);
  if (charge)
    context.store.save({
      ...charge,
      amount_refunded: charge.amount_refunded - refund.amount,
      refunded: false,
    });
  recordEvent(context, 'refund.updated', failed, { status: refund.status });
  recordEvent(context, 'refund.failed', failed);
}

function chargeOf(context: EmulatorContext, parameters: Parameters): ChargeRecord {
  const intentId = parameters.text('payment_intent');
  const chargeId = parameters.text('charge');
  const intent = intentId ? context.store.get('payment_intent', intentId) : null;
  const charge = context.store.get('charge', chargeId ?? intent?.latest_charge ?? '');
  if (!charge) throw noSuch('charge', chargeId ?? intentId ?? '', chargeId ? 'charge' : 'payment_intent');
  return charge;
}
