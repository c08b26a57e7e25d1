import type Stripe from 'stripe';
import { isMissingAtStripe } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';

/** Cancels a subscription immediately. One that has already ended or does not exist at Stripe is not a failure. */
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
