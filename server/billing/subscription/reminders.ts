import { isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';
import { syncIfKnown } from './syncSubscription';

const rowsPerRun = 200;

/**
 * Brings the subscriptions whose next charge is to be announced up to date: that writes the reminder by what Stripe says
 * now, and the time of the next one.
 */
export async function remindSubscribers(services: Services, signal: AbortSignal): Promise<void> {
  const { database, clock } = services;
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
        await syncIfKnown(services, subscriptionId);
      } catch (error) {
        if (!isStripeUnavailable(error)) throw error;
        return services.log.warn('reminders wait until Stripe answers');
      }
      await noteReminded(services, id);
    }
    if (due.length < rowsPerRun) return;
  }
}

/** What is written was reminded; this is for a row that Stripe knows nothing of, which would be asked about for ever. */
async function noteReminded({ database, clock }: Services, id: string): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set({ reminder_due_at: null })
    .where('id', '=', id)
    .where('reminder_due_at', '<=', clock.now())
    .execute();
}
