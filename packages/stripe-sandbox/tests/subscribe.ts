import type Stripe from 'stripe';
import { goodCard, open, submit } from './browse';
import { createPlans, openCheckout, type StartedEmulator } from './startEmulator';

export type Subscribed = {
  subscription: Stripe.Subscription;
  customerId: string;
  plans: Awaited<ReturnType<typeof createPlans>>;
};

/** Buys a subscription on the hosted page. */
export async function subscribe(
  started: StartedEmulator,
  options: { plan: 'yearly' | 'monthly' },
): Promise<Subscribed> {
  const { stripe } = started;
  const plans = await createPlans(stripe);
  const customer = await stripe.customers.create();
  const session = await openCheckout(started, plans[options.plan].id, {
    customer: customer.id,
  });
  const paid = await submit(await open(session.url), goodCard);
  if (paid.status !== 303) throw new Error(`The checkout answered ${paid.status}.`);
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  const [subscription] = data;
  if (!subscription) throw new Error('There is no subscription.');
  return { subscription, customerId: customer.id, plans };
}
