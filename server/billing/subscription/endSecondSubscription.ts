import type Stripe from 'stripe';
import { day, second } from '@/server/clock';
import type { Services } from '@/server/services';
import { boughtBeside, mailSecondSubscription } from './mails/secondSubscriptionMail';
import { cancelAtStripe } from './stripe/cancelAtStripe';
import { endComments } from './stripe/endReason';
import { refundAsDuplicate } from './stripe/payments';

/** Longer than it takes until the daily comparison with Stripe finds what nobody reported. */
const justNow = 3 * day;

/**
 * Ends the Stripe subscription that became active beside another one of its account, and refunds what was paid for it,
 * with a mail that says so. One that was paid for late was used before: only that payment is refunded. Every step can
 * be repeated.
 */
export async function endSecondSubscription(services: Services, subscriptionId: string): Promise<void> {
  const pair = await boughtBeside(services, subscriptionId);
  const comment = endComments.replaced;
  const now = services.clock.now();
  await refundAsDuplicate(services, subscriptionId, comment, (invoice) => isUnused(invoice, now));
  if (pair) await mailSecondSubscription(services, pair);
  await cancelAtStripe(services, subscriptionId, comment);
}

function isUnused(
  { lines, status_transitions: { paid_at: paidAt }, created }: Stripe.Invoice,
  now: number,
): boolean {
  const isPaidNow = (paidAt ?? created) * second > now - justNow;
  return isPaidNow || lines.data.some(({ period }) => period.end * second > now);
}
