import type Stripe from 'stripe';
import { missingPermission } from '@/server/billing/stripeUnavailable';
import type { Difference } from './difference';

/** What only the owner of the Stripe account can put right: the permissions of the key, and where tax is due. */

type Read = (stripe: Stripe) => Promise<unknown>;
const limit = 1;

/** A harmless call for each resource that a sale needs, as docs/operating.md names it among the permissions. */
const reads: Readonly<Record<string, Read>> = {
  products: (stripe) => stripe.products.list({ limit }),
  prices: (stripe) => stripe.prices.list({ limit }),
  customers: (stripe) => stripe.customers.list({ limit }),
  'checkout sessions': (stripe) => stripe.checkout.sessions.list({ limit }),
  'customer portal': (stripe) => stripe.billingPortal.configurations.list({ limit }),
  subscriptions: (stripe) => stripe.subscriptions.list({ limit }),
  'payment methods': (stripe) => stripe.paymentMethods.list({ limit }),
  invoices: (stripe) => stripe.invoices.list({ limit }),
  charges: (stripe) => stripe.charges.list({ limit }),
  refunds: (stripe) => stripe.refunds.list({ limit }),
  'payment intents': (stripe) => stripe.paymentIntents.list({ limit }),
  disputes: (stripe) => stripe.disputes.list({ limit }),
  'tax IDs': (stripe) => stripe.taxIds.list({ limit }),
  'webhook endpoints': (stripe) => stripe.webhookEndpoints.list({ limit }),
};
const taxReads: typeof reads = { 'tax settings': (stripe) => stripe.tax.settings.retrieve() };
/** For the invoice by mail and for the books, which no sale waits for. */
const laterReads: typeof reads = {
  'tax rates': (stripe) => stripe.taxRates.list({ limit }),
  'balance transactions': (stripe) => stripe.balanceTransactions.list({ limit }),
};

/** What a restricted key may not even read. Whether it may write is known only once it does. */
export async function deniedReads(
  stripe: Stripe,
  { restricted, tax }: { restricted: boolean; tax: boolean },
): Promise<Difference[]> {
  const denied: Difference[] = [];
  const all = { ...reads, ...(tax ? taxReads : {}), ...laterReads };
  for (const [resource, read] of restricted ? Object.entries(all) : []) {
    try {
      await read(stripe);
    } catch (error) {
      if (missingPermission(error) === null) throw error;
      const stopsSale = !(resource in laterReads);
      denied.push({ name: `The key may not read ${resource}`, fields: null, stopsSale, mend: null });
    }
  }
  return denied;
}

/** Until its settings are complete, Stripe refuses every payment page on which tax is calculated. */
export async function taxDifferences(stripe: Stripe, { tax }: { tax: boolean }): Promise<Difference[]> {
  if (!tax) return [];
  const { status, status_details: details } = await stripe.tax.settings.retrieve();
  if (status === 'active') return [];
  const fields = details.pending?.missing_fields ?? [];
  return [{ name: 'The tax settings are incomplete', fields, stopsSale: true, mend: null }];
}
