import type { EmulatorContext } from '../context';
import { previousAttributes, recordEvent } from '../recordEvent';
import type { SubscriptionRecord } from '../records';
import { voidInvoice } from './finalizeInvoice';

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
