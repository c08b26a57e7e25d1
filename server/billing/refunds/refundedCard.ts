import type Stripe from 'stripe';
import { paymentsOf } from '@/server/billing/subscription/stripe/refundInvoices';
import type { Services } from '@/server/services';

/**
 * The last four digits of the card that a refund of these invoices goes to: the one that paid them. The subscription may be
 * charged to another one by now. Null when several cards paid.
 */
export async function refundedCard(
  services: Services,
  invoices: readonly Stripe.Invoice[],
): Promise<string | null> {
  const expand = ['payment_method'];
  const digits = new Set<string | null>();
  for (const invoice of invoices) {
    for await (const intent of paymentsOf(services, invoice)) {
      const { payment_method: method } = await services.stripe.paymentIntents.retrieve(intent, { expand });
      digits.add(typeof method === 'object' ? (method?.card?.last4 ?? null) : null);
    }
  }
  const [only = null, ...others] = digits;
  return others.length === 0 ? only : null;
}
