import type { Services } from '@/server/services';
import { cancelAtStripe } from './cancelAtStripe';
import { endComments } from './endReason';
import { paidInvoices, refundInvoices } from './refundInvoices';
import { boughtBeside, mailSecondSubscription } from './secondSubscriptionMail';

/**
 * Ends the later of two subscriptions of one account and refunds it in full, with a mail that says so. Every step can be
 * repeated. The reason is noted first: Stripe's event about the refund ends the subscription too, and must not cause
 * another mail.
 */
export async function endSecondSubscription(services: Services, subscriptionId: string): Promise<void> {
  const pair = await boughtBeside(services, subscriptionId);
  const cancellation_details = { comment: endComments.replaced };
  await services.stripe.subscriptions.update(subscriptionId, { cancellation_details });
  const { invoices } = await paidInvoices(services, subscriptionId);
  await refundInvoices(services, invoices, 'duplicate');
  if (pair) await mailSecondSubscription(services, pair);
  await cancelAtStripe(services, subscriptionId, { prorate: false, cancellation_details });
}
