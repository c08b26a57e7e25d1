import type Stripe from 'stripe';
import type { Services } from '@/server/services';
import { idOf } from './stripeSubscription';

/** In the customer's metadata, under the ids of those whose credit has gone; before, only the last id was kept. */
const dropped = 'credit taken back';

type Ended = Pick<Stripe.Subscription, 'id' | 'customer' | 'currency'>;

/**
 * What a plan change left as credit was paid for with money that has gone back. Credit from an operator stays, and all of it
 * beside another running subscription that left credit itself. The customer's metadata says whose has gone.
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
  if (found.metadata[id] === dropped || found.metadata.credit_dropped_of === id) return;
  const { [id]: own = 0, ...others } = await creditLeft(stripe, found.id, request);
  const { data: running } = await stripe.subscriptions.list({ customer: found.id, limit: 2 }, request);
  if (running.some((other) => (others[other.id] ?? 0) > 0)) return;
  // What others used was this one's first.
  const used = Object.values(others).reduce((sum, left) => sum + Math.min(0, left), 0);
  const left = Math.min(own + used, -found.balance);
  if (left <= 0) return;
  const changes = { balance: found.balance + left, metadata: { [id]: dropped } };
  await stripe.customers.update(found.id, changes, request);
}

/** By how much each subscription's invoices raised the credit, less what they used. A void invoice gave that back. */
async function creditLeft(
  stripe: Stripe,
  customer: string,
  request?: Stripe.RequestOptions,
): Promise<Record<string, number>> {
  const left: Record<string, number> = {};
  for await (const invoice of stripe.invoices.list({ customer, limit: 100 }, request)) {
    const { status, parent, starting_balance: before, ending_balance: after } = invoice;
    const subscription = parent?.subscription_details?.subscription;
    if (!subscription || status === 'void' || after === null) continue;
    const id = idOf(subscription);
    left[id] = (left[id] ?? 0) + before - after;
  }
  return left;
}
