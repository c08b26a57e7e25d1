import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import type { AccountMovementRecord, ChargeRecord, DisputeRecord, RefundRecord } from '../records';

type Movement = Pick<AccountMovementRecord, 'type' | 'reporting_category' | 'amount'> & {
  source: ChargeRecord | RefundRecord | DisputeRecord;
  fee: number;
};

/** Two days, in seconds, until money is available. */
const pendingTime = 2 * 86_400;

/** Stripe's price of a card payment and of a dispute in the United States, in minor units. */
export const chargeFee = (amount: number) => Math.round(amount * 0.029) + 30;
const disputeFee = 1500;

/** What moves the account owner's balance. Every currency is settled in itself. */
export function moveBalance(
  context: EmulatorContext,
  { source, fee, amount, ...movement }: Movement,
): AccountMovementRecord {
  const { currency } = source;
  const details = {
    amount: fee,
    application: null,
    currency,
    description: 'Stripe fees',
    type: 'stripe_fee',
  };
  const transaction: AccountMovementRecord = {
    ...movement,
    id: newId(context.random, 'txn'),
    object: 'balance_transaction',
    amount,
    available_on: context.now() + pendingTime,
    balance_type: 'payments',
    created: context.now(),
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [details],
    net: amount - fee,
    source: source.id,
    status: 'pending',
  };
  context.store.save(transaction);
  return transaction;
}

/** The dispute with what its bank took, which is negative and costs a fee, or gave back. */
export function withMovement(
  context: EmulatorContext,
  dispute: DisputeRecord,
  amount: number,
): DisputeRecord {
  const isTaken = amount < 0;
  const movement = moveBalance(context, {
    ...{ type: 'adjustment', reporting_category: isTaken ? 'dispute' : 'dispute_reversal', source: dispute },
    ...{ amount, fee: isTaken ? disputeFee : 0 },
  });
  return { ...dispute, balance_transactions: [...dispute.balance_transactions, movement] };
}
