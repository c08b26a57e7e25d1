import { endSubscription } from '../billing/endSubscription';
import type { EmulatorContext } from '../context';
import { recordEvent } from '../recordEvent';
import { liveCustomer } from './customers';

/** Deletes a customer for good; what it subscribed to ends at once. */
export function deleteCustomer(context: EmulatorContext, id: string): object {
  const customer = liveCustomer(context, id);
  const { data } = context.store.list('subscription', { customer: id, limit: 100 });
  for (const subscription of data) {
    if (subscription.ended_at === null) endSubscription(context, subscription, 'cancellation_requested');
  }
  context.store.save({ ...customer, sandbox: { deleted: true } });
  recordEvent(context, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}
