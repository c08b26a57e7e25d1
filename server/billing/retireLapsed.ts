import type { Services } from '@/server/services';
import { isActiveRow } from './currentStatus';
import { isTerminal } from './stripeStatus';
import { syncSubscription } from './syncSubscription';

/**
 * Cancels at Stripe what gives no access any more but could still be charged, such as an unpaid subscription whose
 * grace period is over. It is done before a new purchase, so that an old invoice cannot become a second charge.
 */
export async function retireLapsed(services: Services, accountId: string): Promise<void> {
  const rows = await services.database
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('platform', '=', 'stripe')
    .execute();
  for (const row of rows) {
    if (isTerminal(row.provider_status) || isActiveRow(row, services.clock.now())) continue;
    await services.stripe.subscriptions.cancel(row.provider_subscription_id);
    await syncSubscription(services, row.provider_subscription_id);
  }
}
