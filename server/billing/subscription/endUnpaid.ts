import { isRefusedByStripe, isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';
import { endLapsed } from './endLapsed';

const rowsPerRun = 200;

/**
 * Ends what nobody paid for within the grace period, however long Stripe would go on trying: from then on nothing is
 * charged, and the subscriber is told.
 */
export async function endUnpaidSubscriptions(services: Services, signal: AbortSignal): Promise<void> {
  const { database, clock, turns } = services;
  for (let last = 0; ; ) {
    const due = await database
      .selectFrom('subscriptions')
      .selectAll()
      .where('status', '=', 'Grace Period')
      .where('platform', '=', 'stripe')
      .where('grace_ends_at', '<=', clock.now())
      .where('grace_ends_at', '>', last)
      .orderBy('grace_ends_at')
      .limit(rowsPerRun)
      .execute();
    for (const row of due) {
      if (signal.aborted) return;
      try {
        await turns.pace(() => endLapsed(services, row));
      } catch (error) {
        if (isStripeUnavailable(error))
          return services.log.warn('unpaid subscriptions are ended when Stripe answers');
        if (!isRefusedByStripe(error)) throw error;
        services.log.error({ err: error }, 'an unpaid subscription could not be ended at Stripe');
      }
      last = row.grace_ends_at ?? last;
    }
    if (due.length < rowsPerRun) return;
  }
}
