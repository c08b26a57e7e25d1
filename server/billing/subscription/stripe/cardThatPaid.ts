import type Stripe from 'stripe';
import type { Services } from '@/server/services';
import { paymentsOf } from './refundInvoices';

/**
 * The last four digits of the card that paid these invoices, and that a refund of them goes to. The subscription may be
 * charged to another one by now. Null when several cards paid.
 */
export async function cardThatPaid(
  services: Services,
  invoices: readonly Stripe.Invoice[],
  request?: Stripe.RequestOptions,
): Promise<string | null> {
  const expand = ['payment_method'];
  const { paymentIntents } = services.stripe;
  const digits = new Set<string | null>();
  for (const invoice of invoices) {
    for await (const intent of paymentsOf(services, invoice, request)) {
      const { payment_method: method } = await paymentIntents.retrieve(intent, { expand }, request);
      digits.add(typeof method === 'object' ? (method?.card?.last4 ?? null) : null);
    }
  }
  const [only = null, ...others] = digits;
  return others.length === 0 ? only : null;
}
