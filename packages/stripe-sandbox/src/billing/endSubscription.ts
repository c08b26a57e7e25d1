import type { EmulatorContext } from '../context';
import { previousAttributes, recordEvent } from '../recordEvent';
import type { SubscriptionRecord } from '../records';
import { voidInvoice } from './finalizeInvoice';

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

/**
 * Ends a subscription whose first payment never came: nothing was charged, and its invoice can no longer be paid. When
 * it expires, Stripe reports an update; when somebody cancels it, Stripe reports a normal cancellation.
 */
export function expireIncomplete(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  type: 'customer.subscription.updated' | 'customer.subscription.deleted',
): SubscriptionRecord {
  const now = context.now();
  const expired: SubscriptionRecord = {
    ...subscription,
    status: 'incomplete_expired',
    canceled_at: now,
    ended_at: now,
  };
  context.store.save(expired);
  const invoice = context.store.get('invoice', subscription.latest_invoice ?? '');
  if (invoice?.status === 'open') voidInvoice(context, invoice);
  const before =
    type === 'customer.subscription.updated' ? previousAttributes(subscription, expired) : undefined;
  recordEvent(context, type, expired, before);
  return expired;
}
