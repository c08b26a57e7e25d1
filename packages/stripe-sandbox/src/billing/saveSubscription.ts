import type { EmulatorContext } from '../context';
import { previousAttributes, recordEvent } from '../recordEvent';
import type { SubscriptionRecord } from '../records';

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

/**
 * The subscription, set to end at that time in seconds, or to continue after all. Nothing is stored yet. `atPeriodEnd`: true
 * where a call asked for the end of the period. The portal names the time instead, since billing is flexible.
 */
export function withEnd(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  at: number | null,
  atPeriodEnd = false,
): SubscriptionRecord {
  const changed = { ...subscription, cancel_at: at, cancel_at_period_end: atPeriodEnd };
  if ((subscription.cancel_at === null) === (at === null)) return changed;
  return {
    ...changed,
    canceled_at: at === null ? null : context.now(),
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: at === null ? null : 'cancellation_requested',
    },
  };
}
