import type Stripe from 'stripe';
import type { Services } from '@/server/services';
import { refundCredit } from './payments';
import { idOf } from './stripeSubscription';

type Ended = Pick<Stripe.Subscription, 'id' | 'customer' | 'currency'>;
type CreditLeft = { customer: string; amount: number };

/**
 * What is left of the credit that changes of this subscription's plan made, in minor units; null for nothing. Credit from an
 * operator is none of it, nor is what has been taken away before: that transaction names the subscription.
 */
export async function creditLeft(
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

/** Nothing is left to use the credit of what has ended: it goes back to the card. Every step can be repeated. */
export async function giveCreditBack(services: Services, ended: Ended): Promise<void> {
  const left = await creditLeft(services, { ...ended, customer: idOf(ended.customer) });
  if (left) await refundCredit(services, ended.id, left.amount);
  await dropCredit(services, ended);
}
