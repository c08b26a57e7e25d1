import type Stripe from 'stripe';
import { isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';
import { isTerminal } from './stripeStatus';

/** The invoice that nobody owes any more: still open, although its subscription has ended. Null when there is none. */
export function invoiceLeftOpen({ status, latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (!isTerminal(status) || !invoice || typeof invoice !== 'object') return null;
  return invoice.status === 'open' ? invoice.id : null;
}

/** Voids it, so that it can no longer be paid by mistake. Another process may just have done so, or somebody have paid. */
export async function voidInvoice({ stripe }: Services, invoice: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(invoice);
  } catch (error) {
    if (!isRefusedByStripe(error) || (await stripe.invoices.retrieve(invoice)).status === 'open') throw error;
  }
}
