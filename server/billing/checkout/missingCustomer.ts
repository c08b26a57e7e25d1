import { chargeableRows } from '@/server/billing/subscription/subscriptionRow';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import type { Services } from '@/server/services';
import { closeCheckout } from './reconcileCheckout';

/** Records what became of the subscriptions of a customer deleted at Stripe, forgets it, and closes its payment page. */
export async function forgetMissingCustomer(
  services: Services,
  accountId: string,
  customerId: string,
): Promise<void> {
  const { database, log } = services;
  log.warn({ accountId }, 'a customer does not exist at Stripe: the next purchase gets a new one');
  // First, since the address to which its end is told is with the customer.
  for (const row of await chargeableRows(database, accountId))
    await syncIfKnown(services, row.provider_subscription_id);
  await database
    .deleteFrom('customers')
    .where('account_id', '=', accountId)
    .where('stripe_customer_id', '=', customerId)
    .execute();
  await closeCheckout(services, accountId);
}
