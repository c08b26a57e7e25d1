import type Stripe from 'stripe';
import { isMissingAtStripe } from '@/server/billing/stripeUnavailable';
import { idOf } from '@/server/billing/subscription/stripe/stripeSubscription';
import { day, second } from '@/server/clock';
import { currencyDigits } from '@/server/currencyDigits';
import type { Services } from '@/server/services';

/** A charge as a statement shows it: `noon` of its day in UTC, in milliseconds, and the sum in whole units. */
export type CardPayment = { last4: string; noon: number; sum: string };

type Searched = { kind: 'stripe'; id: string } | { kind: 'card'; payment: CardPayment };
type Owned = { customer: string | { id: string } | null };

/** Of the charges of three days, no more are read than twenty calls give. */
const mostCharges = 2000;

/** The customers at Stripe that something there belongs to; none for what Stripe does not know. */
export async function customersAtStripe(
  { stripe }: Pick<Services, 'stripe'>,
  searched: Searched,
): Promise<string[]> {
  if (searched.kind === 'card') return payersOf(stripe, searched.payment);
  try {
    const owned = await ownedAt(stripe, searched.id);
    return owned.customer === null ? [] : [idOf(owned.customer)];
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
    return [];
  }
}

async function ownedAt(stripe: Stripe, id: string): Promise<Owned> {
  const [kind] = id.split('_');
  switch (kind) {
    case 'in':
      return stripe.invoices.retrieve(id);
    case 'pi':
      return stripe.paymentIntents.retrieve(id);
    case 'sub':
      return stripe.subscriptions.retrieve(id);
    case 'cus':
      return { customer: id };
    default:
      return stripe.charges.retrieve(id);
  }
}

/** A statement may name the day before or after the one on which Stripe made the charge. */
async function payersOf(stripe: Stripe, { last4, noon, sum }: CardPayment): Promise<string[]> {
  const created = { gte: (noon - 1.5 * day) / second, lt: (noon + 1.5 * day) / second };
  const customers: string[] = [];
  let read = 0;
  for await (const charge of stripe.charges.list({ created, limit: 100 })) {
    const isSum = charge.amount === Math.round(Number(sum) * 10 ** currencyDigits(charge.currency));
    const isCard = charge.payment_method_details?.card?.last4 === last4;
    if (isSum && isCard && charge.customer) customers.push(idOf(charge.customer));
    read += 1;
    if (read >= mostCharges) break;
  }
  return customers;
}
