import { balanceIn, withBalance } from '../billing/balance';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import type { BalanceTransactionRecord, CustomerRecord } from '../records';
import { saveCustomer } from './customers';

type Change = { amount: number; currency: string; metadata: Record<string, string> };

/** Adds to what the customer owes, or takes off it. */
export function changeBalance(
  context: EmulatorContext,
  customer: CustomerRecord,
  { amount, currency, metadata }: Change,
): BalanceTransactionRecord {
  const balance = balanceIn(customer, currency) + amount;
  const charged = customer.currency ? customer : { ...customer, currency };
  saveCustomer(context, customer, withBalance(charged, currency, balance));
  const transaction: BalanceTransactionRecord = {
    id: newId(context.random, 'cbtxn'),
    object: 'customer_balance_transaction',
    amount,
    checkout_session: null,
    created: context.now(),
    credit_note: null,
    currency,
    customer: customer.id,
    customer_account: null,
    description: null,
    ending_balance: balance,
    invoice: null,
    livemode: false,
    metadata,
    type: 'adjustment',
  };
  context.store.save(transaction);
  return transaction;
}
