import type Stripe from 'stripe';
import { followUpTask, taskDone } from '@/server/billing/rows/webhookEvents';
import { day, minute, second } from '@/server/clock';
import type { Services } from '@/server/services';
import type { UndoneReason } from '@/server/store/schema/billingTables';
import { boughtBeside, mailSecondSubscription } from './mails/secondSubscriptionMail';
import { endAtStripe, voidOpenInvoices } from './stripe/cancelAtStripe';
import { giveRestBack } from './stripe/creditLeft';
import { isCanceledUnpaid, noted } from './stripe/endReason';
import { endsOf, endsTooLate } from './stripe/notice';
import { refundInvoices, refundPaid } from './stripe/payments';
import { undoAtStripe } from './undonePurchase';

/** Longer than it takes until the daily comparison with Stripe finds what nobody reported. */
const justNow = 3 * day;

/** What Stripe must change once a subscription is written. */
export type FollowUp =
  /** An invoice is open that nobody owes any more. */
  | { does: 'void' }
  /** These were paid, although the subscription ended unpaid. */
  | { does: 'give back'; invoices: readonly Stripe.Invoice[] }
  /** It has ended, and nothing is left to use its credit or the rest of its period. */
  | { does: 'give rest back' }
  /** It was canceled, and ends with a month's notice before its year is over. */
  | { does: 'end in a month' }
  /** The account has another active subscription. */
  | { does: 'end second' }
  | { does: 'undo'; reason: UndoneReason }
  /** The end that was noted was taken back. */
  | { does: 'forget end' }
  /** It goes on collecting for what was canceled. */
  | { does: 'end unpaid' };

/** Changes that at Stripe; it stays recorded as a pending event until it is done. */
export async function followUp(
  services: Services,
  subscription: Stripe.Subscription,
  left: FollowUp,
): Promise<void> {
  const { id } = subscription;
  if (left.does === 'void') await voidOpenInvoices(services, { subscription: id });
  else if (left.does === 'give back') await giveBackLate(services, id, left.invoices);
  else if (left.does === 'give rest back') await giveRestBack(services, subscription);
  else if (left.does === 'end in a month') await endInAMonth(services, id);
  else if (left.does === 'end second') await endSecondSubscription(services, id);
  else if (left.does === 'undo') await undoAtStripe(services, left.reason, subscription);
  else if (left.does === 'forget end')
    await services.stripe.subscriptions.update(id, { metadata: noted(null) });
  // It may have been paid a moment ago, and must not end then.
  else if (isCanceledUnpaid(await services.stripe.subscriptions.retrieve(id)))
    await endAtStripe(services, id, 'unpaid');
  await taskDone(services, followUpTask, id);
}

/** It may have been resumed a moment ago. The rest is given back when it ends, and not as Stripe's credit. */
async function endInAMonth({ stripe, clock }: Services, id: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id);
  if (!endsTooLate(subscription)) return;
  const end = Math.max(endsOf(subscription)?.due ?? 0, clock.now() + minute);
  await stripe.subscriptions.update(id, {
    cancel_at: Math.floor(end / second),
    proration_behavior: 'none',
  });
}

/** Stripe cannot resume what has ended. The reason is noted last, since nothing is given back once it is. */
async function giveBackLate(
  services: Services,
  id: string,
  invoices: readonly Stripe.Invoice[],
): Promise<void> {
  // One of them may be paid in this moment. It is found with the others when all of this is looked at again.
  if (await voidOpenInvoices(services, { subscription: id })) return;
  services.log.warn(
    { subscriptionId: id },
    'a payment arrived as its subscription was ended: it is given back',
  );
  const isAll = await refundInvoices(services, invoices, 'requested_by_customer');
  const metadata = noted(isAll ? 'refunded' : 'disputed');
  await services.stripe.subscriptions.update(id, { metadata });
}

/**
 * Ends what became active beside another subscription of its account, and refunds what was paid for it, with a mail.
 * Of one that was paid for late, and so used before, only that payment is refunded. Every step can be repeated.
 */
async function endSecondSubscription(services: Services, subscriptionId: string): Promise<void> {
  services.log.warn('an account has a second subscription: the later one is refunded and canceled');
  const pair = await boughtBeside(services, subscriptionId);
  const now = services.clock.now();
  await endAtStripe(services, subscriptionId, 'replaced', {
    async giveBack() {
      await refundPaid(services, subscriptionId, 'duplicate', (invoice) => isUnused(invoice, now));
      if (pair) await mailSecondSubscription(services, pair);
    },
  });
}

function isUnused(
  { lines, status_transitions: { paid_at: paidAt }, created }: Stripe.Invoice,
  now: number,
): boolean {
  const isPaidNow = (paidAt ?? created) * second > now - justNow;
  return isPaidNow || lines.data.some(({ period }) => period.end * second > now);
}
