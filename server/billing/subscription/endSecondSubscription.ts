import type { Services } from '@/server/services';
import { boughtBeside, mailSecondSubscription } from './mails/secondSubscriptionMail';
import { cancelAtStripe } from './stripe/cancelAtStripe';
import { endComments } from './stripe/endReason';
import { refundAsDuplicate } from './stripe/refundInvoices';

/**
 * Ends the later of two subscriptions of one account and refunds it in full, with a mail that says so. Every step can be
 * repeated.
 */
export async function endSecondSubscription(services: Services, subscriptionId: string): Promise<void> {
  const pair = await boughtBeside(services, subscriptionId);
  const comment = endComments.replaced;
  await refundAsDuplicate(services, subscriptionId, comment);
  if (pair) await mailSecondSubscription(services, pair);
  await cancelAtStripe(services, subscriptionId, { prorate: false, cancellation_details: { comment } });
}
