import { isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';
import { syncIfKnown } from './syncSubscription';

const rowsPerRun = 200;

/**
 * Updates the subscriptions whose next charge must be announced: the update writes the reminder from Stripe's current
 * data, and sets the time of the next one.
 */
export async function remindSubscribers(services: Services, signal: AbortSignal): Promise<void> {
  const { database, clock, turns } = services;
  for (;;) {
    const due = await database
      .selectFrom('subscriptions')
      .select(['id', 'provider_subscription_id'])
      .where('reminder_due_at', '<=', clock.now())
      .orderBy('reminder_due_at')
      .limit(rowsPerRun)
      .execute();
    for (const { id, provider_subscription_id: subscriptionId } of due) {
      if (signal.aborted) return;
      try {
        await turns.pace(() => syncIfKnown(services, subscriptionId));
      } catch (error) {
        if (!isStripeUnavailable(error)) throw error;
        return services.log.warn('reminders are waiting for Stripe');
      }
      await noteReminded(services, id);
    }
    if (due.length < rowsPerRun) return;
  }
}

/** Writing a reminder already records it; this is for a row unknown to Stripe, which would be asked about forever. */
async function noteReminded({ database, clock }: Services, id: string): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set({ reminder_due_at: null })
    .where('id', '=', id)
    .where('reminder_due_at', '<=', clock.now())
    .execute();
}
