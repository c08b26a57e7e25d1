import type Stripe from 'stripe';
import { second } from '@/server/clock';
import type { Services } from '@/server/services';
import { endAtStripe } from './stripe/cancelAtStripe';
import { dropCredit } from './stripe/creditLeft';
import { noteOf } from './stripe/endReason';
import { unusedPart } from './stripe/notice';
import { paidBy, refundPayment } from './stripe/payments';
import { isTerminal } from './stripe/stripeStatus';
import { type SyncOptions, syncSubscription } from './syncSubscription';
import { tellOfDeskRefunds } from './tellOfDeskRefunds';

/**
 * Events of payments that were reversed, fully or partly, or left to us after that. Stripe itself leaves the subscription
 * unchanged. A bank that only inquires creates a dispute, too; if it becomes a real one, Stripe reports that the money was
 * withdrawn.
 */
export const reversals: ReadonlySet<string> = new Set([
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

/** Disputes that took no money, such as an inquiry (`warning_`), or gave it back. */
const harmless: ReadonlySet<string> = new Set([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'won',
  'prevented',
]);

export function isHarmless({ status }: Pick<Stripe.Dispute, 'status'>): boolean {
  return harmless.has(status);
}

/**
 * Ends what is no longer paid for in its current period. A partial refund, one for an earlier period, or a bank's
 * inquiry ends nothing. Credit that a plan change left of the payment goes too; of a later period that it lowered, the
 * log tells an operator. False when nothing of ours needs an update, as for a payment without a subscription.
 */
export async function handleRefundOrDispute(
  services: Services,
  intentId: string,
  options: SyncOptions,
): Promise<boolean> {
  const { request } = options;
  const payment = await paymentOf(services, intentId, request);
  if (payment) await tellOfDeskRefunds(services, payment.charge, request);
  const paid = await paidSubscription(services, intentId, request);
  if (!paid) return false;
  const { subscription, paysFor } = paid;
  const isOver = isTerminal(subscription.status);
  const noted = noteOf(subscription);
  const reversal = payment && reversalOf(payment);
  if (reversal && paysFor === 'replaced' && !isOver && noted === null) {
    const { id: subscriptionId } = subscription;
    services.log.warn({ subscriptionId }, 'a reversed payment had lowered the price of what followed');
  }
  const reason = paysFor === 'now' ? reversal : null;
  if (reason && !isOver) {
    // Nothing may have told of the purchase yet: its mails come before that about the end.
    await syncSubscription(services, subscription.id, { request });
    await dropCredit(services, subscription, request);
    services.log.warn('a subscription ended because its payment was reversed');
    // What was noted before the payment was reversed says more.
    await endAtStripe(services, subscription.id, noted ?? reason, { request });
  }
  if (payment && isOver && noted === 'disputed') await giveUnusedBack(services, intentId, payment, paid);
  await syncSubscription(services, subscription.id, options);
  return true;
}

type Payment = { charge: Stripe.Charge; disputes: readonly Stripe.Dispute[] };

/** A charge only says whether there ever was a dispute; what became of the money, its disputes say. */
async function paymentOf(
  { stripe }: Services,
  intentId: string,
  request?: Stripe.RequestOptions,
): Promise<Payment | null> {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }, request);
  const { latest_charge: charge } = intent;
  if (charge === null || typeof charge !== 'object') return null;
  const about = { payment_intent: intentId, limit: 100 };
  return { charge, disputes: charge.disputed ? (await stripe.disputes.list(about, request)).data : [] };
}

function reversalOf({ charge, disputes }: Payment): 'refunded' | 'disputed' | null {
  if (charge.refunded) return 'refunded';
  return disputes.every(isHarmless) ? null : 'disputed';
}

/** Whoever lost a dispute that ended the subscription gets back what was paid for the days after that end, once. */
async function giveUnusedBack(
  services: Services,
  intentId: string,
  { charge, disputes }: Payment,
  { invoice, subscription }: Paid,
): Promise<void> {
  const amount = unusedPart(invoice, charge.amount, (subscription.ended_at ?? 0) * second);
  if (amount === 0 || charge.amount_refunded > 0 || !disputes.every(isHarmless)) return;
  await refundPayment(services, intentId, 'requested_by_customer', { amount });
}

type Paid = {
  invoice: Stripe.Invoice;
  subscription: Stripe.Subscription;
  /** What it covers: the current period, one that a later one has taken the place of, or no running one. */
  paysFor: 'now' | 'replaced' | 'nothing';
};

/** The subscription that was paid for; null for a payment of anything else. */
async function paidSubscription(
  services: Services,
  intentId: string,
  request?: Stripe.RequestOptions,
): Promise<Paid | null> {
  const paid = await paidBy(services, intentId, request);
  if (!paid) return null;
  const { invoice, subscription } = paid;
  // Charges and credits of a plan change within a period do not pay for the period. A change that started a new period
  // or ended a trial was paid for like any other period.
  const running = invoice.lines.data.filter(
    (line) => line.amount > 0 && line.period.end * second > services.clock.now() && !isProration(line),
  );
  const replacedOrNow = running.every((line) => isReplaced(line, subscription)) ? 'replaced' : 'now';
  return { invoice, subscription, paysFor: running.length > 0 ? replacedOrNow : 'nothing' };
}

/**
 * Whether a later, longer period, such as a year after a month, has taken its place. That one has a payment of its own,
 * lowered by the rest of the month, and goes on. A longer one itself goes on paying as credit for the plan after it.
 */
function isReplaced({ period }: Stripe.InvoiceLineItem, { items, status }: Stripe.Subscription): boolean {
  // Days that an operator gave on top have no payment.
  return status !== 'trialing' && period.end < (items.data[0]?.current_period_end ?? 0);
}

function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  return (
    parent?.subscription_item_details?.proration === true || parent?.invoice_item_details?.proration === true
  );
}
