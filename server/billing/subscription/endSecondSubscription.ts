import type { Services } from '@/server/services';
import { cancelAtStripe } from './cancelAtStripe';
import { endComments } from './endReason';
import { refundAsDuplicate } from './refundInvoices';
import { boughtBeside, mailSecondSubscription } from './secondSubscriptionMail';

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
