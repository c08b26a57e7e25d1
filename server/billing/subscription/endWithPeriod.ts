import { endWithPeriodTask, taskDone } from '@/server/billing/rows/webhookEvents';
import { isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';
import { syncIfKnown } from './syncSubscription';

/** Cancels as Stripe's portal does: it ends with the period that is paid for. Can be repeated. */
export async function endWithPeriod(services: Services, id: string): Promise<void> {
  try {
    await services.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  } catch (error) {
    // It has ended in the meantime.
    if (!isRefusedByStripe(error)) throw error;
  }
  await syncIfKnown(services, id);
  await taskDone(services, endWithPeriodTask, id);
}
