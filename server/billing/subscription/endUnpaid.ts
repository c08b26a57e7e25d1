import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import { endLapsed } from './endLapsed';
import { workOneByOne } from './workOneByOne';

/**
 * Ends what nobody paid for within the grace period, however long Stripe would go on trying: from then on nothing is
 * charged, and the subscriber is told.
 */
export async function endUnpaidSubscriptions(services: Services, signal: AbortSignal): Promise<void> {
  const { database, clock, log } = services;
  const work = {
    due: (last: number, limit: number) =>
      database
        .selectFrom('subscriptions')
        .selectAll()
        .where('status', '=', 'Grace Period')
        .where('platform', '=', 'stripe')
        .where('grace_ends_at', '<=', clock.now())
        .where('grace_ends_at', '>', last)
        .orderBy('grace_ends_at')
        .limit(limit)
        .execute(),
    timeOf: ({ grace_ends_at: time }: SubscriptionRow) => time,
    run: (row: SubscriptionRow) => endLapsed(services, row),
    failed: 'an unpaid subscription could not be ended at Stripe',
  };
  if (!(await workOneByOne(services, work, signal)))
    log.warn('unpaid subscriptions are ended when Stripe answers');
}
