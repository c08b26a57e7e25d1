import type Stripe from 'stripe';
import { hour, second } from '@/server/clock';
import type { Services } from '@/server/services';
import { cancelAtStripe } from './cancelAtStripe';
import { isTerminal } from './stripeStatus';
import { idOf } from './stripeSubscription';
import { type SyncOptions, syncSubscription } from './syncSubscription';

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
  if (subscription.runs && isTakenBack(intent.latest_charge)) {
    services.log.warn('a subscription ended because its payment was reversed');
    // Every event of this payment uses the same key, so a second call gets the first one's answer. The hour in the key
    // means that a failure Stripe stores with it is not kept any longer.
    const once = { ...request, idempotencyKey: `reversed-${intentId}-${Math.floor(clock.now() / hour)}` };
    await cancelAtStripe(services, subscription.id, { prorate: false }, once);
  }
  await syncSubscription(services, subscription.id, options);
  return true;
}

function isTakenBack(charge: Stripe.PaymentIntent['latest_charge']): boolean {
  return charge !== null && typeof charge === 'object' && (charge.refunded || charge.disputed);
}

/** The subscription that was paid for, and whether the payment covers the current period. */
async function paidSubscription(
  { stripe, clock }: Services,
  intentId: string,
  request?: Stripe.RequestOptions,
): Promise<{ id: string; runs: boolean } | null> {
  const payment = { type: 'payment_intent', payment_intent: intentId } as const;
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 }, request);
  const [paid] = data;
  if (!paid) return null;
  const invoice = await stripe.invoices.retrieve(idOf(paid.invoice), {}, request);
  const reference = invoice.parent?.subscription_details?.subscription;
  if (!reference) return null;
  const { id, status } = await stripe.subscriptions.retrieve(idOf(reference), {}, request);
  // Charges and credits of a plan change within a period do not pay for the period. A change that started a new period
  // or ended a trial was paid for like any other period.
  const paysForNow = invoice.lines.data.some(
    (line) => line.amount > 0 && line.period.end * second > clock.now() && !isProration(line),
  );
  return { id, runs: paysForNow && !isTerminal(status) };
}

function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  return (
    parent?.subscription_item_details?.proration === true || parent?.invoice_item_details?.proration === true
  );
}
