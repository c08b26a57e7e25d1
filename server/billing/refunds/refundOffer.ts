import type Stripe from 'stripe';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { firstPurchaseAt } from '@/server/billing/rows/firstPurchases';
import { day } from '@/server/clock';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';

/**
 * Until when the subscription's payments are given back on request, in milliseconds. Null when they are not: it was
 * bought in a store or has ended, nothing was paid yet, it is not the first purchase, or the days are over.
 */
export async function refundableUntil(
  { database, clock }: Services,
  row: SubscriptionRow,
): Promise<number | null> {
  const now = clock.now();
  if (row.platform !== 'stripe' || !isActiveRow(row, now)) return null;
  const paidAt = await firstPurchaseAt(database, row.account_id, row.provider_subscription_id);
  if (paidAt === null) return null;
  const until = paidAt + moneyBackDays * day;
  return now < until ? until : null;
}

/** Everything that was paid for the subscription, as Stripe's invoices say now, in minor units. */
export async function paidInvoices(
  { stripe }: Services,
  subscriptionId: string,
): Promise<{ invoices: Stripe.Invoice[]; total: number; currency: string }> {
  const invoices: Stripe.Invoice[] = [];
  const list = stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100 });
  for await (const invoice of list) if (invoice.amount_paid > 0) invoices.push(invoice);
  const total = invoices.reduce((sum, { amount_paid: paid }) => sum + paid, 0);
  return { invoices, total, currency: (invoices[0]?.currency ?? '').toUpperCase() };
}
