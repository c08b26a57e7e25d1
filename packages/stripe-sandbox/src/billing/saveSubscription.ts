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
