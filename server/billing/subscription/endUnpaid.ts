import { dueRows } from '@/server/billing/rows/pagedRows';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import { cancelAtStripe, endAtStripe } from './stripe/cancelAtStripe';
import { isTerminal } from './stripe/stripeStatus';
import { chargeableRows, endRow, rowOf } from './subscriptionRow';
import { syncIfKnown } from './syncSubscription';
import { workOneByOne } from './workOneByOne';

/** Ends what nobody paid for within the grace period, however long Stripe would go on trying. */
export async function endUnpaidSubscriptions(services: Services, signal: AbortSignal): Promise<void> {
  const rows = dueRows(services, 'grace_ends_at', (all) =>
    all.where('status', '=', 'Grace Period').where('platform', '=', 'stripe'),
  );
  const failed = 'an unpaid subscription could not be ended at Stripe';
  const work = { rows, run: (row: SubscriptionRow) => endLapsed(services, row), failed };
  if (!(await workOneByOne(services, work, signal)))
    services.log.warn('unpaid subscriptions are ended when Stripe answers');
}

/** Ends the account's lapsed subscriptions before a new purchase: an old invoice must not become a second charge. */
export async function cancelLapsed(services: Services, accountId: string): Promise<void> {
  for (const row of await chargeableRows(services.database, accountId)) {
    if (!isActiveRow(row, services.clock.now())) await endLapsed(services, row);
  }
}

/** Ends what gives no access but could be charged. Stripe is asked first: an unreported payment may have arrived. */
async function endLapsed(services: Services, row: SubscriptionRow): Promise<void> {
  const { provider_subscription_id: id } = row;
  if (!(await syncIfKnown(services, id))) return endRow(services, row);
  const now = await rowOf(services.database, 'stripe', id);
  if (!now || isTerminal(now.provider_status) || isActiveRow(now, services.clock.now())) return;
  if (now.status === 'Grace Period') await endAtStripe(services, id, 'unpaid');
  else await cancelAtStripe(services, id);
  await syncIfKnown(services, id);
}
