import type Stripe from 'stripe';
import type { Money } from '@/lib/content/subscription/currencies';
import { currencyOf } from '../stripe/stripeSubscription';

/** The cost of the next renewal, less the subscriber's credit. Null for a currency that we do not charge in. */
export function nextCharge({ currency: code, customer, items }: Stripe.Subscription): Money | null {
  const currency = currencyOf(code);
  const amount = items.data[0]?.price.unit_amount;
  if (!currency || typeof amount !== 'number') return null;
  const balance = typeof customer === 'object' && 'balance' in customer ? (customer.balance ?? 0) : 0;
  return { amount: Math.max(0, amount + balance), currency };
}
