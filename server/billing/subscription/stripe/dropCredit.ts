import type Stripe from 'stripe';
import type { Services } from '@/server/services';

/** What a plan change left as credit was paid for with money that has gone back, so it goes, too. Can be repeated. */
export async function dropCredit(
  { stripe }: Services,
  customer: Stripe.Subscription['customer'],
  request?: Stripe.RequestOptions,
): Promise<void> {
  const found =
    typeof customer === 'string' ? await stripe.customers.retrieve(customer, {}, request) : customer;
  if ('balance' in found && found.balance < 0)
    await stripe.customers.update(found.id, { balance: 0 }, request);
}
