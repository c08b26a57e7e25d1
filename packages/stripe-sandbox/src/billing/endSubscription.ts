import type { EmulatorContext } from '../context';
import { recordEvent } from '../recordEvent';
import type { SubscriptionRecord } from '../records';
import { expireIncomplete } from './incomplete';

/** Ends a subscription now. An invoice that is still open is no longer collected. */
export function endSubscription(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  reason: 'cancellation_requested' | 'payment_failed',
): SubscriptionRecord {
  if (subscription.status === 'incomplete')
    return expireIncomplete(context, subscription, 'customer.subscription.deleted');
  const now = context.now();
  const ended: SubscriptionRecord = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...subscription.cancellation_details,
      reason,
    },
    ended_at: now,
    sandbox: { ...subscription.sandbox, failure: null, draftUntil: null, pendingLines: [] },
  };
  context.store.save(ended);
  stopCollecting(context, subscription);
  recordEvent(context, 'customer.subscription.deleted', ended);
  return ended;
}

function stopCollecting(context: EmulatorContext, subscription: SubscriptionRecord): void {
  const id = subscription.latest_invoice;
  const invoice = id ? context.store.get('invoice', id) : null;
  if (invoice?.status !== 'open') return;
  const stopped = { ...invoice, auto_advance: false, next_payment_attempt: null };
  context.store.save(stopped);
  recordEvent(context, 'invoice.updated', stopped, { auto_advance: true });
}
