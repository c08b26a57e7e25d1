import type { Kysely } from 'kysely';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { cancelAtStripe } from './cancelAtStripe';
import { openCheckoutOf } from './checkoutRows';
import { requestClosure } from './closeCustomer';
import { customerOf } from './customers';
import { settleCheckout } from './settleCheckout';
import { isCustomerMissing, isStripeAway } from './stripeAway';
import { isTerminal } from './stripeStatus';
import { deletionComment } from './subscriptionMails';
import { syncIfKnown } from './syncSubscription';

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
    if (!isCustomerMissing(error)) throw error;
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
  try {
    const { subscriptions } = services.stripe;
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

/** Has the customer of an account that ends in this transaction closed at Stripe, as soon as Stripe can be asked. */
export async function requestClosureOf(
  trx: Kysely<Database>,
  services: Services,
  accountId: string,
): Promise<void> {
  const customer = await customerOf(trx, accountId);
  if (customer) await requestClosure(trx, services, customer);
}
