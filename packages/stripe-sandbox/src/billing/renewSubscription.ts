import type { EmulatorContext } from '../context';
import { recordEvent } from '../recordEvent';
import type { InvoiceRecord, SubscriptionRecord } from '../records';
import { nextRetryAt } from '../store/dueAt';
import { periodEndAfter } from './calendar';
import { collectInvoice } from './collectInvoice';
import { createDraft, createInvoice, draftTime } from './createInvoice';
import { endSubscription } from './endSubscription';
import { finalizeInvoice } from './finalizeInvoice';
import { itemOf, planLine } from './planLine';
import { saveSubscription } from './saveSubscription';

/** Handles the end of a period or a trial: the subscription ends, or the next period begins with its invoice. */
export function passPeriodEnd(context: EmulatorContext, subscription: SubscriptionRecord): void {
  const { cancel_at: at, cancel_at_period_end: atEnd } = subscription;
  if (atEnd || (at !== null && at <= context.now()))
    endSubscription(context, subscription, 'cancellation_requested');
  else renewSubscription(context, subscription, itemOf(subscription).current_period_end);
}

/** Starts the next period at `start` (seconds) and charges it. A trial that ends now starts its first paid period. */
function renewSubscription(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  start: number,
  reason: 'subscription_cycle' | 'subscription_update' = 'subscription_cycle',
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
  return chargeNow(context, subscription, renewed, reason, lines, { present: false });
}

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

/** Invoices a changed subscription; the outcome decides its status. */
export function chargeNow(
  context: EmulatorContext,
  before: SubscriptionRecord,
  changed: SubscriptionRecord,
  reason: 'subscription_cycle' | 'subscription_update',
  lines: SubscriptionRecord['sandbox']['pendingLines'],
  { present }: { present: boolean },
): SubscriptionRecord {
  if (reason === 'subscription_cycle' && context.behavior.has('draftInvoices'))
    return draftRenewal(context, before, changed, lines);
  return collect(context, before, changed, createInvoice(context, changed, reason, lines), { present });
}

/** The renewal's invoice stays a draft for an hour, during which the subscription continues, paid or not. */
function draftRenewal(
  context: EmulatorContext,
  before: SubscriptionRecord,
  changed: SubscriptionRecord,
  lines: SubscriptionRecord['sandbox']['pendingLines'],
): SubscriptionRecord {
  const draftUntil = context.now() + draftTime;
  const draft = createDraft(context, changed, 'subscription_cycle', lines);
  context.store.save({ ...draft, automatically_finalizes_at: draftUntil });
  return saveSubscription(context, before, {
    ...changed,
    latest_invoice: draft.id,
    status: 'active',
    sandbox: { ...changed.sandbox, draftUntil },
  });
}

/** After the hour, finalizes and charges the draft. */
export function chargeDraft(context: EmulatorContext, subscription: SubscriptionRecord): void {
  const draft = context.store.get('invoice', subscription.latest_invoice ?? '');
  const ready = { ...subscription, sandbox: { ...subscription.sandbox, draftUntil: null } };
  context.store.save(ready);
  if (draft?.status !== 'draft') return;
  collect(context, ready, ready, finalizeInvoice(context, draft), { present: false });
}

function collect(
  context: EmulatorContext,
  before: SubscriptionRecord,
  changed: SubscriptionRecord,
  opened: InvoiceRecord,
  { present }: { present: boolean },
): SubscriptionRecord {
  const { retryAfterDays } = context.behavior.collection();
  const failure = { since: context.now(), retries: 0, retryAfterDays };
  const nextAttempt = nextRetryAt(failure);
  const { paid, invoice } = collectInvoice(context, opened, changed, { present, nextAttempt });
  return saveSubscription(context, before, {
    ...changed,
    latest_invoice: invoice.id,
    status: paid ? 'active' : 'past_due',
    sandbox: { ...changed.sandbox, failure: paid ? null : failure },
  });
}
