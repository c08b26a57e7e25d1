import type Stripe from 'stripe';
import { isMissingAtStripe } from '@/server/billing/stripeUnavailable';
import { idOf } from '@/server/billing/subscription/stripe/stripeSubscription';
import { day, second } from '@/server/clock';
import { currencyDigits } from '@/server/currencyDigits';

/** A charge as a statement shows it: `noon` of its day in UTC, in milliseconds, and the sum in whole units. */
export type CardPayment = { last4: string; noon: number; sum: number };

/** Of the charges of three days, no more are read than twenty calls give. */
const mostCharges = 2000;

type Owned = { customer: string | { id: string } | null };

/** The customer that something at Stripe belongs to; none for what Stripe does not know. */
export async function customerOfObject(stripe: Stripe, id: string): Promise<string[]> {
  const retrieving: Readonly<Record<string, () => Promise<Owned>>> = {
    in: () => stripe.invoices.retrieve(id),
    pi: () => stripe.paymentIntents.retrieve(id),
    sub: () => stripe.subscriptions.retrieve(id),
    ch: () => stripe.charges.retrieve(id),
    py: () => stripe.charges.retrieve(id),
  };
  const [kind = ''] = id.split('_');
  try {
    const owned = await retrieving[kind]?.();
    return owned?.customer ? [idOf(owned.customer)] : [];
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
    return [];
  }
}

/**
 * Whose card was charged, and whether there were more charges than are read, the newest first. A statement may name the day
 * before or after the one on which Stripe made the charge.
 */
export async function customersOfCard(
  stripe: Stripe,
  { last4, noon, sum }: CardPayment,
): Promise<{ customers: string[]; isCut: boolean }> {
  const created = { gte: (noon - 1.5 * day) / second, lt: (noon + 1.5 * day) / second };
  const charges = await stripe.charges
    .list({ created, limit: 100 })
    .autoPagingToArray({ limit: mostCharges + 1 });
  const customers = charges
    .slice(0, mostCharges)
    .flatMap(({ amount, currency, customer, payment_method_details: paidBy }) => {
      const isSum = amount === Math.round(sum * 10 ** currencyDigits(currency));
      return customer && isSum && paidBy?.card?.last4 === last4 ? [idOf(customer)] : [];
    });
  return { customers, isCut: charges.length > mostCharges };
}
