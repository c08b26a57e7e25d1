import type Stripe from 'stripe';
import { hour, second } from '@/server/clock';
import type { Services } from '@/server/services';
import { cancelAtStripe } from './stripe/cancelAtStripe';
import { endComments, notedReason } from './stripe/endReason';
import { paidBy } from './stripe/paidBy';
import { isTerminal } from './stripe/stripeStatus';
import { type SyncOptions, syncSubscription } from './syncSubscription';
import { notedUndone } from './undonePurchase';

/** Events of payments that were reversed, fully or partly. Stripe itself leaves the subscription unchanged. */
export const reversals: ReadonlySet<string> = new Set(['charge.refunded', 'charge.dispute.created']);

/**
 * Ends the subscription if its current period is no longer paid for, because the payment was fully refunded or is
 * disputed. A partial refund, or one for an earlier period, ends nothing. False when nothing of ours needs an update,
 * as for a payment without a subscription.
 */
export async function handleRefundOrDispute(
  services: Services,
  intentId: string,
  options: SyncOptions,
): Promise<boolean> {
  const { stripe, clock } = services;
  const { request } = options;
  const subscription = await paidSubscription(services, intentId, request);
  if (!subscription) return false;
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }, request);
  const reason = subscription.runs ? reversalOf(intent.latest_charge) : null;
  if (reason) {
    services.log.warn('a subscription ended because its payment was reversed');
    // What was noted before the payment was reversed says more.
    const comment = subscription.noted ?? endComments[reason];
    // Every event of this payment uses the same key, so a second call gets the first one's answer. The hour in the key
    // means that a failure Stripe stores with it is not kept any longer.
    const idempotencyKey = `${comment.replaceAll(' ', '-')}-${intentId}-${Math.floor(clock.now() / hour)}`;
    const ending = { prorate: false, cancellation_details: { comment } };
    await cancelAtStripe(services, subscription.id, ending, { ...request, idempotencyKey });
  }
  await syncSubscription(services, subscription.id, options);
  return true;
}

function reversalOf(charge: Stripe.PaymentIntent['latest_charge']): 'refunded' | 'disputed' | null {
  if (charge === null || typeof charge !== 'object') return null;
  if (charge.refunded) return 'refunded';
  return charge.disputed ? 'disputed' : null;
}

/** The subscription that was paid for, and whether the payment covers the current period. */
async function paidSubscription(
  services: Services,
  intentId: string,
  request?: Stripe.RequestOptions,
): Promise<{ id: string; runs: boolean; noted: string | null } | null> {
  const paid = await paidBy(services, intentId, request);
  if (!paid) return null;
  const { invoice, subscription: found } = paid;
  // Charges and credits of a plan change within a period do not pay for the period. A change that started a new period
  // or ended a trial was paid for like any other period.
  const paysForNow = invoice.lines.data.some(
    (line) => line.amount > 0 && line.period.end * second > services.clock.now() && !isProration(line),
  );
  const isNoted = notedReason(found) !== null || notedUndone(found) !== null;
  const noted = isNoted ? (found.cancellation_details?.comment ?? null) : null;
  return { id: found.id, runs: paysForNow && !isTerminal(found.status), noted };
}

function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  return (
    parent?.subscription_item_details?.proration === true || parent?.invoice_item_details?.proration === true
  );
}
