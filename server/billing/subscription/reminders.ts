import { isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import { syncIfKnown } from './syncSubscription';
import { workOneByOne } from './workOneByOne';

const failed = 'a reminder could not be written';

type Row = Pick<SubscriptionRow, 'id' | 'provider_subscription_id' | 'reminder_due_at'>;

/**
 * Updates the subscriptions whose next charge must be announced: the update writes the reminder from Stripe's current
 * data, and sets the time of the next one.
 */
export async function remindSubscribers(services: Services, signal: AbortSignal): Promise<void> {
  const { database, clock, log } = services;
  const work = {
    due: (last: number, limit: number) =>
      database
        .selectFrom('subscriptions')
        .select(['id', 'provider_subscription_id', 'reminder_due_at'])
        .where('reminder_due_at', '<=', clock.now())
        .where('reminder_due_at', '>', last)
        .orderBy('reminder_due_at')
        .limit(limit)
        .execute(),
    timeOf: ({ reminder_due_at: time }: Row) => time,
    run: (row: Row) => remind(services, row),
    failed,
  };
  if (!(await workOneByOne(services, work, signal))) log.warn('reminders are waiting for Stripe');
}

async function remind(
  services: Services,
  { id, provider_subscription_id: subscriptionId }: Row,
): Promise<void> {
  try {
    await syncIfKnown(services, subscriptionId);
  } catch (error) {
    if (!isRefusedByStripe(error)) throw error;
    services.log.error({ err: error, subscriptionId }, failed);
  }
  await noteReminded(services, id);
}

/** Writing a reminder already records it; this is for a row that Stripe does not know or refuses to change, which would be asked about forever. */
async function noteReminded({ database, clock }: Services, id: string): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set({ reminder_due_at: null })
    .where('id', '=', id)
    .where('reminder_due_at', '<=', clock.now())
    .execute();
}
