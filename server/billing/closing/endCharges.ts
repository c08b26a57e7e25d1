import { reconcileCheckout } from '@/server/billing/checkout/reconcileCheckout';
import { openCheckoutOf } from '@/server/billing/rows/checkoutRows';
import { customerOf } from '@/server/billing/rows/customers';
import { isCustomerMissing, isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import { cancelAtStripe } from '@/server/billing/subscription/cancelAtStripe';
import { isTerminal } from '@/server/billing/subscription/stripeStatus';
import { deletionComment } from '@/server/billing/subscription/subscriptionMails';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

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
    if (isStripeUnavailable(error)) throw new ApiError('service_unavailable', { retryAfterSeconds: 5 });
    if (!isCustomerMissing(error)) throw error;
  }
}

/**
 * Ends every charge of an account that is gone: its open checkout is closed and its subscriptions are cancelled at Stripe
 * at once. Repeating it is harmless. Purchases of an app store can only be cancelled there.
 * @returns the customer of the account, if it has one
 */
export async function endChargesOfAccount(services: Services, accountId: string): Promise<string | null> {
  const open = await openCheckoutOf(services.database, accountId);
  if (open) await reconcileCheckout(services, open, false);
  // Read after that: a checkout that was paid may have named a customer nobody knew.
  const customer = await customerOf(services.database, accountId);
  if (customer) await endChargesOfCustomer(services, customer);
  return customer;
}

/** Payment pages first: one that was paid just before leaves a subscription, which is then cancelled with the others. */
export async function endChargesOfCustomer(services: Services, customer: string): Promise<void> {
  const { checkout, subscriptions } = services.stripe;
  try {
    for await (const session of checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
      await checkout.sessions.expire(session.id);
    }
    for await (const { id, status } of subscriptions.list({ customer, status: 'all', limit: 100 })) {
      if (isTerminal(status)) continue;
      await cancelAtStripe(services, id, { cancellation_details: { comment: deletionComment } });
      await syncIfKnown(services, id);
    }
  } catch (error) {
    // A customer that is gone at Stripe has nothing left that could be charged.
    if (!isCustomerMissing(error)) throw error;
  }
}
