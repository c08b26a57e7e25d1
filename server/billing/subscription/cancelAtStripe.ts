import type Stripe from 'stripe';
import { isMissingAtStripe } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';

/** Cancels a subscription at once. One that has ended already, or that this account at Stripe never had, is no failure. */
export async function cancelAtStripe(
  { stripe }: Services,
  subscriptionId: string,
  parameters: Stripe.SubscriptionCancelParams = {},
  request?: Stripe.RequestOptions,
): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscriptionId, parameters, request);
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
  }
}
