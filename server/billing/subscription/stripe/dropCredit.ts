import type Stripe from 'stripe';
import type { Services } from '@/server/services';

type Ended = Pick<Stripe.Subscription, 'id' | 'customer' | 'currency'>;

/**
 * What a plan change left as credit was paid for with money that has gone back, so it goes, too. Other credit stays, such as
 * what an operator gave, and so does all of it beside another subscription that runs, whose invoices it pays. Can be
 * repeated: the customer says whose credit went last.
 */
export async function dropCredit(
  { stripe }: Services,
  { id, customer, currency }: Ended,
  request?: Stripe.RequestOptions,
): Promise<void> {
  const found =
    typeof customer === 'string' ? await stripe.customers.retrieve(customer, {}, request) : customer;
  // The balance is in the currency that the customer is charged in now.
  if (!('balance' in found) || found.balance >= 0 || found.currency !== currency) return;
  if (found.metadata.credit_dropped_of === id) return;
  const { data: running } = await stripe.subscriptions.list({ customer: found.id, limit: 2 }, request);
  if (running.some((other) => other.id !== id)) return;
  const left = Math.min(await creditLeftBy(stripe, id, request), -found.balance);
  if (left <= 0) return;
  const changes = { balance: found.balance + left, metadata: { credit_dropped_of: id } };
  await stripe.customers.update(found.id, changes, request);
}

/** By how much the subscription's invoices raised the credit, less what they used up of it. A void one gave that back. */
async function creditLeftBy(
  stripe: Stripe,
  subscription: string,
  request?: Stripe.RequestOptions,
): Promise<number> {
  let left = 0;
  for await (const invoice of stripe.invoices.list({ subscription, limit: 100 }, request)) {
    const { status, starting_balance: before, ending_balance: after } = invoice;
    if (status !== 'void' && after !== null) left += before - after;
  }
  return left;
}
