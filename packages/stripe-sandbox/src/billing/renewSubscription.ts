import type { EmulatorContext } from '../context';
import type { SubscriptionRecord } from '../records';
import { periodEndAfter } from './calendar';
import { collectInvoice } from './collectInvoice';
import { createInvoice } from './createInvoice';
import { endSubscription } from './endSubscription';
import { itemOf, planLine } from './planLine';
import { nextRetryAt } from './retries';
import { saveSubscription } from './saveSubscription';

/** What happens when a period, or a trial, is over: the end, or the next period and its invoice. */
export function passPeriodEnd(context: EmulatorContext, subscription: SubscriptionRecord): void {
  if (subscription.cancel_at_period_end) endSubscription(context, subscription, 'cancellation_requested');
  else renewSubscription(context, subscription, itemOf(subscription).current_period_end);
}

/** Starts the next period at `start` (seconds) and charges it. A trial that ends now starts its first paid period. */
export function renewSubscription(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  start: number,
): SubscriptionRecord {
  const before = itemOf(subscription);
  const anchor = subscription.status === 'trialing' ? start : subscription.billing_cycle_anchor;
  const { interval, interval_count } = before.price.recurring;
  const item = {
    ...before,
    current_period_start: start,
    current_period_end: periodEndAfter(anchor, start, interval, interval_count),
  };
  const renewed: SubscriptionRecord = {
    ...subscription,
    billing_cycle_anchor: anchor,
    items: { ...subscription.items, data: [item] },
    trial_end: subscription.trial_end === null ? null : Math.min(subscription.trial_end, start),
    sandbox: { ...subscription.sandbox, pendingLines: [] },
  };
  const lines = [...subscription.sandbox.pendingLines, planLine(context, item, { trial: false })];
  return chargeNow(context, subscription, renewed, 'subscription_cycle', lines, { present: false });
}

/** Invoices a changed subscription and lets the outcome decide its status. */
export function chargeNow(
  context: EmulatorContext,
  before: SubscriptionRecord,
  changed: SubscriptionRecord,
  reason: 'subscription_cycle' | 'subscription_update',
  lines: SubscriptionRecord['sandbox']['pendingLines'],
  { present }: { present: boolean },
): SubscriptionRecord {
  const failure = { since: context.now(), retries: 0 };
  const opened = createInvoice(context, changed, reason, lines);
  const nextAttempt = nextRetryAt(failure);
  const { paid, invoice } = collectInvoice(context, opened, changed, { present, nextAttempt });
  return saveSubscription(context, before, {
    ...changed,
    latest_invoice: invoice.id,
    status: paid ? 'active' : 'past_due',
    sandbox: { ...changed.sandbox, failure: paid ? null : failure },
  });
}
