import type { EmulatorContext } from '../context';
import { previousAttributes, recordEvent } from '../recordEvent';
import type { SubscriptionRecord } from '../records';
import { itemOf } from './planLine';

/** Stores a changed subscription and sends an event about the change, if there is one. */
export function saveSubscription(
  context: EmulatorContext,
  before: SubscriptionRecord,
  after: SubscriptionRecord,
): SubscriptionRecord {
  context.store.save(after);
  const previous = previousAttributes(before, after);
  if (Object.keys(previous).length > 0) {
    recordEvent(context, 'customer.subscription.updated', after, previous);
  }
  return after;
}

/** The subscription, set to end with its period or to continue after all. Nothing is stored yet. */
export function withCancellation(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  cancel: boolean,
): SubscriptionRecord {
  if (subscription.cancel_at_period_end === cancel) return subscription;
  return {
    ...subscription,
    cancel_at: cancel ? itemOf(subscription).current_period_end : null,
    cancel_at_period_end: cancel,
    canceled_at: cancel ? context.now() : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: cancel ? 'cancellation_requested' : null,
    },
  };
}
