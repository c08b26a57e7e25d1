import { endSubscription } from '../billing/endSubscription';
import type { EmulatorContext } from '../context';
import { recordEvent } from '../recordEvent';
import { liveCustomer } from './customers';
import { detachPaymentMethod } from './paymentMethods';

/** Deletes a customer permanently; its subscriptions end at once, and its cards belong to nobody. */
export function deleteCustomer(context: EmulatorContext, id: string): object {
  const customer = liveCustomer(context, id);
  const { data } = context.store.list('subscription', { customer: id, limit: 100 });
  for (const subscription of data) {
    if (subscription.ended_at === null) endSubscription(context, subscription, 'cancellation_requested');
  }
  for (const method of context.store.list('payment_method', { customer: id, limit: 100 }).data) {
    detachPaymentMethod(context, method);
  }
  context.store.save({ ...customer, sandbox: { ...customer.sandbox, deleted: true } });
  recordEvent(context, 'customer.deleted', customer);
  return deletedCustomer(id);
}

/** Everything that can still be read of a deleted customer. */
export function deletedCustomer(id: string): { id: string; object: 'customer'; deleted: true } {
  return { id, object: 'customer', deleted: true };
}
