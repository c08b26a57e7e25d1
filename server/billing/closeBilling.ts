import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';
import { openCheckoutOf } from './checkoutRows';
import { customerOf } from './customers';
import { settleCheckout } from './settleCheckout';
import { isStripeAway } from './stripeAway';
import { isTerminal } from './stripeStatus';
import { deletionComment } from './subscriptionMails';
import { syncSubscription } from './syncSubscription';

/**
 * Asks Stripe for a subscription of the account and changes nothing: what an account that is to be deleted would be
 * charged for can be ended now.
 * @throws ApiError service_unavailable when Stripe is away; the account must then stay as it is.
 */
export async function askBeforeClosing(services: Services, accountId: string): Promise<void> {
  const customer = await customerOf(services.database, accountId);
  if (!customer) return;
  try {
    await services.stripe.subscriptions.list({ customer, limit: 1 });
  } catch (error) {
    if (isStripeAway(error)) throw new ApiError('service_unavailable', { retryAfterSeconds: 5 });
    throw error;
  }
}

/**
 * Ends every charge of a deleted account: its open checkout is closed and its subscriptions are cancelled at Stripe at
 * once. Repeating it is harmless. Purchases of an app store can only be cancelled there.
 */
export async function cancelForDeletion(services: Services, accountId: string): Promise<void> {
  const open = await openCheckoutOf(services.database, accountId);
  if (open) await settleCheckout(services, open, false);
  const customer = await customerOf(services.database, accountId);
  if (!customer) return;
  const { subscriptions } = services.stripe;
  for await (const subscription of subscriptions.list({ customer, status: 'all', limit: 100 })) {
    if (isTerminal(subscription.status)) continue;
    await subscriptions.update(subscription.id, { cancellation_details: { comment: deletionComment } });
    await subscriptions.cancel(subscription.id);
    await syncSubscription(services, subscription.id);
  }
}
