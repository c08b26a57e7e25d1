import type Stripe from 'stripe';
import type { StripeMoney } from '../stripe/stripeSubscription';

/** The cost of the next renewal, less the subscriber's credit. Null for a price without a fixed sum; ours all have one. */
export function nextCharge({ currency, customer, items }: Stripe.Subscription): StripeMoney | null {
  const amount = items.data[0]?.price.unit_amount;
  if (typeof amount !== 'number') return null;
  const balance = typeof customer === 'object' && 'balance' in customer ? (customer.balance ?? 0) : 0;
  return { amount: Math.max(0, amount + balance), currency };
}
