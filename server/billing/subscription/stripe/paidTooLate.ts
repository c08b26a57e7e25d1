import type Stripe from 'stripe';
import { graceDays } from '@/lib/content/subscription/plans';
import { day, second } from '@/server/clock';
import type { Services } from '@/server/services';
import { isUnpaid } from './endReason';
import { paidInvoices, paymentsOf, refundedOf } from './payments';
import { type KnownGrace, toSnapshot } from './stripeSubscription';

/** What ended earlier than this is left to whoever has settled it since, and its subscriber, who has seen it, gets no mail. */
export const lateAfter = 14 * day;

/** What was paid for one that ended unpaid: in its grace period, though a later invoice stayed open, or since then. */
export async function paidTooLate(
  services: Services,
  subscription: Stripe.Subscription,
  previous: KnownGrace | null,
): Promise<Stripe.Invoice[]> {
  const { id, status, ended_at: ended } = subscription;
  const now = services.clock.now();
  if (status !== 'canceled' || !isUnpaid(subscription) || now - (ended ?? 0) * second > lateAfter) return [];
  const { graceEndsAt } = toSnapshot(subscription, now, previous);
  const unpaidSince = (graceEndsAt ?? 0) - graceDays * day;
  const late: Stripe.Invoice[] = [];
  for (const invoice of (await paidInvoices(services, id)).invoices) {
    const paidAt = (invoice.status_transitions.paid_at ?? 0) * second;
    if (paidAt >= unpaidSince && (await isOursToReturn(services, invoice))) late.push(invoice);
  }
  return late;
}

/** Not what an operator marked as paid, which no payment belongs to, or gave back in part. */
async function isOursToReturn(services: Services, invoice: Stripe.Invoice): Promise<boolean> {
  if ((await paymentsOf(services, [invoice]).next()).done) return false;
  const refunded = await refundedOf(services, [invoice]);
  return refunded === 0 || refunded >= invoice.amount_paid;
}
