import type { EmulatorContext } from '../context';
import { recordEvent } from '../recordEvent';
import type { SubscriptionRecord } from '../records';
import { renewSubscription } from './renewSubscription';

/** Ends a trial now and charges its first period. Stripe sends the event about the trial's end even then. */
export function endTrialNow(context: EmulatorContext, subscription: SubscriptionRecord): SubscriptionRecord {
  const now = context.now();
  const noticed = {
    ...subscription,
    trial_end: now,
    sandbox: { ...subscription.sandbox, trialNoticeSent: true },
  };
  recordEvent(context, 'customer.subscription.trial_will_end', noticed);
  return renewSubscription(context, noticed, now, 'subscription_update');
}
