import { dueRows } from '@/server/billing/rows/pagedRows';
import { isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import { syncIfKnown } from './syncSubscription';
import { workOneByOne } from './workOneByOne';

const failed = 'a reminder could not be written';

/** Updates what is to be announced, which writes the reminder from Stripe's data and sets the time of the next. */
export async function remindSubscribers(services: Services, signal: AbortSignal): Promise<void> {
  const rows = dueRows(services, 'reminder_due_at');
  const work = { rows, run: (row: SubscriptionRow) => remind(services, row), failed };
  if (!(await workOneByOne(services, work, signal))) services.log.warn('reminders are waiting for Stripe');
}

async function remind(
  services: Services,
  { id, provider_subscription_id: subscriptionId }: SubscriptionRow,
): Promise<void> {
  const { database, clock, log } = services;
  try {
    await syncIfKnown(services, subscriptionId);
  } catch (error) {
    if (!isRefusedByStripe(error)) throw error;
    log.error({ err: error, subscriptionId }, failed);
  }
  // Writing a reminder already records it; this is for a row that Stripe does not know or refuses to change.
  await database
    .updateTable('subscriptions')
    .set({ reminder_due_at: null })
    .where('id', '=', id)
    .where('reminder_due_at', '<=', clock.now())
    .execute();
}
