import type Stripe from 'stripe';
import { isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';
import type { StripeMoney } from '../stripe/stripeSubscription';

/** What Stripe will charge next, with discounts and whatever else is on that invoice. Null when nothing will be. */
export async function previewedCharge(
  { stripe }: Services,
  { id }: Stripe.Subscription,
  request?: Stripe.RequestOptions,
): Promise<StripeMoney | null> {
  try {
    const invoice = await stripe.invoices.createPreview({ subscription: id }, request);
    return { amount: invoice.amount_due, currency: invoice.currency };
  } catch (error) {
    if (!isRefusedByStripe(error)) throw error;
    return null;
  }
}

/** The cost of the next renewal by its price, less the subscriber's credit. Null for a price without a fixed sum; ours all have one. */
export function nextCharge({ currency, customer, items }: Stripe.Subscription): StripeMoney | null {
  const amount = items.data[0]?.price.unit_amount;
  if (typeof amount !== 'number') return null;
  const balance = typeof customer === 'object' && 'balance' in customer ? (customer.balance ?? 0) : 0;
  return { amount: Math.max(0, amount + balance), currency };
}
