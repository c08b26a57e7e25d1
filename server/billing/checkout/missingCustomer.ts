import { chargeableRows } from '@/server/billing/subscription/subscriptionRow';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import type { Services } from '@/server/services';
import { closeCheckout } from './reconcileCheckout';

/** Forgets a customer deleted at Stripe, closes its payment page and records what became of its subscriptions. */
export async function forgetMissingCustomer(
  services: Services,
  accountId: string,
  customerId: string,
): Promise<void> {
  const { database, log } = services;
  log.warn({ accountId }, 'a customer does not exist at Stripe: the next purchase gets a new one');
  await database
    .deleteFrom('customers')
    .where('account_id', '=', accountId)
    .where('stripe_customer_id', '=', customerId)
    .execute();
  await closeCheckout(services, accountId);
  for (const row of await chargeableRows(database, accountId))
    await syncIfKnown(services, row.provider_subscription_id);
}
