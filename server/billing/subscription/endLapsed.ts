import { isActiveRow } from '@/server/entitlements/currentStatus';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import { cancelAtStripe } from './stripe/cancelAtStripe';
import { endComments } from './stripe/endReason';
import { isTerminal } from './stripe/stripeStatus';
import { rowOf } from './subscriptionRow';
import { syncIfKnown } from './syncSubscription';

/**
 * Ends at Stripe what no longer gives access but could still be charged, such as an unpaid subscription past its grace
 * period. Stripe is asked first, because a payment may have arrived that nobody reported.
 */
export async function endLapsed(services: Services, row: SubscriptionRow): Promise<void> {
  const { provider_subscription_id: id } = row;
  if (!(await syncIfKnown(services, id))) return endUnknown(services, row);
  const now = await rowOf(services.database, 'stripe', id);
  if (!now || isTerminal(now.provider_status) || isActiveRow(now, services.clock.now())) return;
  const unpaid = now.status === 'Grace Period';
  await cancelAtStripe(services, id, unpaid ? { cancellation_details: { comment: endComments.unpaid } } : {});
  await syncIfKnown(services, id);
}

/** Stripe does not know the subscription, so it cannot charge for it either. */
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
