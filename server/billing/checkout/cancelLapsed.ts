import { cancelAtStripe } from '@/server/billing/subscription/cancelAtStripe';
import { isTerminal } from '@/server/billing/subscription/stripeStatus';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';

/**
 * Cancels at Stripe what no longer gives access but could still be charged, such as an unpaid subscription past its
 * grace period. This happens before a new purchase, so that an old invoice cannot become a second charge.
 */
export async function cancelLapsed(services: Services, accountId: string): Promise<void> {
  const rows = await services.database
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('platform', '=', 'stripe')
    .execute();
  for (const row of rows) {
    if (isTerminal(row.provider_status) || isActiveRow(row, services.clock.now())) continue;
    await cancelAtStripe(services, row.provider_subscription_id);
    if (await syncIfKnown(services, row.provider_subscription_id)) continue;
    // Stripe does not know the subscription, so it cannot charge for it either.
    await endUnknown(services, row);
  }
}

async function endUnknown({ database, clock }: Services, row: SubscriptionRow): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set((update) => ({
      status: 'Expired',
      provider_status: 'canceled',
      live: 0,
      updated_at: clock.now(),
      version: update('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .execute();
}
