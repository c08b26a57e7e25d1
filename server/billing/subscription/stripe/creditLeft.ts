import type Stripe from 'stripe';
import { second } from '@/server/clock';
import type { Services } from '@/server/services';
import { endsOf, unusedAfterEnd } from './notice';
import { paidBeyond, refundCredit, refundedOf } from './payments';
import { idOf } from './stripeSubscription';

type Ended = Pick<Stripe.Subscription, 'id' | 'customer' | 'currency'>;
type CreditLeft = { customer: string; amount: number };

/**
 * What is left of the credit that changes of this subscription's plan made, in minor units; null for nothing. Credit from an
 * operator is none of it, nor is what has been taken away before: that transaction names the subscription.
 */
async function creditLeft(
  services: Services,
  { id, customer: reference, currency }: Ended,
  request?: Stripe.RequestOptions,
): Promise<CreditLeft | null> {
  const { stripe } = services;
  const credit = await creditIn(services, currency, reference, request);
  if (credit <= 0) return null;
  const customer = idOf(reference);
  for await (const { metadata } of stripe.customers.listBalanceTransactions(
    customer,
    { limit: 100 },
    request,
  ))
    if (metadata?.credit_of === id) return null;
  let made = 0;
  const invoices = stripe.invoices.list({ subscription: id, limit: 100 }, request);
  for await (const { status, starting_balance: before, ending_balance: after } of invoices) {
    // A void invoice gave back what it had used.
    if (status !== 'void' && after !== null) made += before - after;
  }
  const amount = Math.min(made, credit);
  return amount > 0 ? { customer, amount } : null;
}

/** What a customer has as credit in this currency. The balance is in the one that is charged in now. */
async function creditIn(
  { stripe }: Services,
  currency: string,
  customer: Ended['customer'],
  request?: Stripe.RequestOptions,
): Promise<number> {
  if (typeof customer === 'object' && 'balance' in customer && customer.currency === currency)
    return -customer.balance;
  const expand = ['invoice_credit_balance'];
  const found = await stripe.customers.retrieve(idOf(customer), { expand }, request);
  return 'balance' in found ? (found.invoice_credit_balance?.[currency] ?? 0) : 0;
}

/** Once it is taken away, nothing of this subscription's credit is looked for again. */
export async function dropCredit(
  services: Services,
  ended: Ended,
  request?: Stripe.RequestOptions,
): Promise<void> {
  const { id, currency } = ended;
  // Read anew: it may have been used or dropped since.
  const left = await creditLeft(services, { ...ended, customer: idOf(ended.customer) }, request);
  if (!left) return;
  const { customer, amount } = left;
  const taken = { amount, currency, metadata: { credit_of: id } };
  await services.stripe.customers.createBalanceTransaction(customer, taken, request);
}

/**
 * What goes back once a subscription is over, in minor units, of credit and of days that are not used: no more than an operator
 * has left of what was paid for days after its end. Null where there is neither.
 */
export async function restLeft(
  services: Services,
  subscription: Stripe.Subscription,
  request?: Stripe.RequestOptions,
): Promise<number | null> {
  const { sum } = await restOf(services, subscription, request);
  if (sum === 0) return null;
  const invoices = await paidBeyond(services, subscription.id, endOf(subscription));
  const paid = invoices.reduce((total, { amount_paid: amount }) => total + amount, 0);
  return Math.max(0, Math.min(sum, paid - (await refundedOf(services, invoices))));
}

async function restOf(
  services: Services,
  subscription: Stripe.Subscription,
  request?: Stripe.RequestOptions,
): Promise<{ sum: number; unused: number }> {
  const left = await creditLeft(services, subscription, request);
  const unused = unusedAfterEnd(subscription);
  return { sum: (left?.amount ?? 0) + unused, unused };
}

function endOf(subscription: Stripe.Subscription): number {
  const { ended_at: endedAt } = subscription;
  return endedAt === null ? (endsOf(subscription)?.due ?? 0) : endedAt * second;
}

/** Nothing is left to use it, so it goes back to the card. Every step can be repeated. */
export async function giveRestBack(services: Services, ended: Stripe.Subscription): Promise<void> {
  const { id } = ended;
  const { sum, unused } = await restOf(services, { ...ended, customer: idOf(ended.customer) });
  await refundCredit(services, id, await paidBeyond(services, id, endOf(ended)), sum);
  await dropCredit(services, ended);
  if (unused > 0) await services.stripe.subscriptions.update(id, { metadata: { rest: 'given' } });
}
