import { openCheckoutOf } from '@/server/billing/rows/checkoutRows';
import { isTerminal } from '@/server/billing/subscription/stripe/stripeStatus';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import type { Services } from '@/server/services';
import { reconcileCheckout } from './reconcileCheckout';

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
  const open = await openCheckoutOf(database, accountId);
  if (open) await reconcileCheckout(services, open, false);
  const rows = await database
    .selectFrom('subscriptions')
    .select(['provider_subscription_id', 'provider_status'])
    .where('account_id', '=', accountId)
    .where('platform', '=', 'stripe')
    .execute();
  for (const { provider_subscription_id: id, provider_status: status } of rows) {
    if (!isTerminal(status)) await syncIfKnown(services, id);
  }
}
