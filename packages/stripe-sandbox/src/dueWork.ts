import { expireIncomplete } from './billing/endSubscription';
import { retryPayment } from './billing/payInvoice';
import { chargeDraft, passPeriodEnd } from './billing/renewSubscription';
import { atMoment, type EmulatorContext } from './context';
import { recordEvent } from './recordEvent';
import type { AnyRecord, SubscriptionRecord } from './records';
import { expireCheckoutSession } from './resources/checkoutSessions';
import { failRefund } from './resources/refunds';
import { nextRetryAt } from './store/dueAt';

/**
 * Does everything that has become due, one step at a time in the order of due times, each in its own transaction and
 * with the clock at the moment it was due. Returns the number of steps.
 */
export function doDueWork(context: EmulatorContext): number {
  for (let steps = 0; ; steps += 1) {
    const due = context.store.nextDue(context.now());
    if (!due) return steps;
    context.store.transaction(() => step(atMoment(context, due.at), due.record));
  }
}

function step(context: EmulatorContext, record: AnyRecord): void {
  if (record.object === 'checkout.session') expireCheckoutSession(context, record);
  else if (record.object === 'subscription') stepSubscription(context, record);
  else if (record.object === 'refund') failRefund(context, record);
  else throw new Error(`A ${record.object} never becomes due.`);
}

function stepSubscription(context: EmulatorContext, subscription: SubscriptionRecord): void {
  if (subscription.status === 'incomplete')
    expireIncomplete(context, subscription, 'customer.subscription.updated');
  else if (subscription.sandbox.draftUntil !== null) chargeDraft(context, subscription);
  else if (isRetried(subscription)) retryPayment(context, subscription);
  else if (subscription.status === 'trialing' && !subscription.sandbox.trialNoticeSent) {
    const noticed = { ...subscription, sandbox: { ...subscription.sandbox, trialNoticeSent: true } };
    context.store.save(noticed);
    recordEvent(context, 'customer.subscription.trial_will_end', noticed);
  } else passPeriodEnd(context, subscription);
}

function isRetried({ status, sandbox: { failure } }: SubscriptionRecord): boolean {
  return status === 'past_due' && failure !== null && nextRetryAt(failure) !== null;
}
