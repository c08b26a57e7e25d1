import type Stripe from 'stripe';
import type { Services } from '@/server/services';
import { refundCredit } from './payments';
import { idOf } from './stripeSubscription';

/** In the customer's metadata, under the ids of those whose credit has gone; before, only the last id was kept. */
const dropped = 'credit taken back';

type Ended = Pick<Stripe.Subscription, 'id' | 'customer' | 'currency'>;
type CreditLeft = { customer: Stripe.Customer; amount: number };

/**
 * What is left of the credit that changes of this subscription's plan made, in minor units; null for nothing. Credit from an
 * operator is none of it.
 */
export async function creditLeft(
  { stripe }: Services,
  { id, customer, currency }: Ended,
  request?: Stripe.RequestOptions,
): Promise<CreditLeft | null> {
  const found =
    typeof customer === 'string' ? await stripe.customers.retrieve(customer, {}, request) : customer;
  // The balance is in the currency that the customer is charged in now.
  if (!('balance' in found) || found.balance >= 0 || found.currency !== currency) return null;
  if (found.metadata[id] === dropped || found.metadata.credit_dropped_of === id) return null;
  let made = 0;
  const invoices = stripe.invoices.list({ subscription: id, limit: 100 }, request);
  for await (const { status, starting_balance: before, ending_balance: after } of invoices) {
    // A void invoice gave back what it had used.
    if (status !== 'void' && after !== null) made += before - after;
  }
  const amount = Math.min(made, -found.balance);
  return amount > 0 ? { customer: found, amount } : null;
}

/** Once it is noted, nothing of this subscription's credit is looked for again. */
export async function dropCredit(
  services: Services,
  ended: Ended,
  request?: Stripe.RequestOptions,
): Promise<void> {
  // Read anew: it may have been used or dropped since.
  const left = await creditLeft(services, { ...ended, customer: idOf(ended.customer) }, request);
  if (!left) return;
  const changes = { balance: left.customer.balance + left.amount, metadata: { [ended.id]: dropped } };
  await services.stripe.customers.update(left.customer.id, changes, request);
}

/** Nothing is left to use the credit of what has ended: it goes back to the card. Every step can be repeated. */
export async function giveCreditBack(services: Services, ended: Ended): Promise<void> {
  const left = await creditLeft(services, { ...ended, customer: idOf(ended.customer) });
  if (left) await refundCredit(services, ended.id, left.amount);
  await dropCredit(services, ended);
}
