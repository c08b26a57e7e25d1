import type Stripe from 'stripe';
import type { Services } from '@/server/services';
import { idOf } from './stripeSubscription';

/** The invoice that a payment paid, and its subscription; null for a payment of anything else. */
export async function paidBy(
  { stripe }: Services,
  intentId: string,
  request?: Stripe.RequestOptions,
): Promise<{ invoice: Stripe.Invoice; subscription: Stripe.Subscription } | null> {
  const payment = { type: 'payment_intent', payment_intent: intentId } as const;
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 }, request);
  const [paid] = data;
  if (!paid) return null;
  const invoice = await stripe.invoices.retrieve(idOf(paid.invoice), {}, request);
  const reference = invoice.parent?.subscription_details?.subscription;
  if (!reference) return null;
  return { invoice, subscription: await stripe.subscriptions.retrieve(idOf(reference), {}, request) };
}
