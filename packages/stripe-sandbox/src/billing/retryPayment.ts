import type { EmulatorContext } from '../context';
import type { SubscriptionRecord } from '../records';
import { nextRetryAt } from '../store/dueAt';
import { collectInvoice } from './collectInvoice';
import { endSubscription } from './endSubscription';
import { saveSubscription } from './saveSubscription';

/** One scheduled retry of an open invoice. When the last one fails, the account's settings decide what happens. */
export function retryPayment(context: EmulatorContext, subscription: SubscriptionRecord): void {
  const { failure } = subscription.sandbox;
  if (!failure) return;
  const next = { ...failure, retries: failure.retries + 1 };
  const nextAttempt = nextRetryAt(next);
  if (tryOpenInvoice(context, subscription, nextAttempt)) return;
  const last = nextAttempt === null ? context.behavior.collection().afterLastRetry : 'past_due';
  if (last === 'cancel') {
    endSubscription(context, subscription, 'payment_failed');
    return;
  }
  saveSubscription(context, subscription, {
    ...subscription,
    status: last,
    sandbox: { ...subscription.sandbox, failure: next },
  });
}

/** Tries the open invoice with the current card. True when it is now paid. */
function tryOpenInvoice(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  nextAttempt: number | null,
): boolean {
  const invoice = subscription.latest_invoice
    ? context.store.get('invoice', subscription.latest_invoice)
    : null;
  if (invoice?.status !== 'open') return false;
  const { paid } = collectInvoice(context, invoice, subscription, { present: false, nextAttempt });
  if (!paid) return false;
  saveSubscription(context, subscription, {
    ...subscription,
    status: 'active',
    sandbox: { ...subscription.sandbox, failure: null },
  });
  return true;
}
