import { StripeFailure } from '../api/StripeFailure';
import type { EmulatorContext } from '../context';
import type { InvoiceLine, PriceRecord, SubscriptionItemRecord, SubscriptionRecord } from '../records';
import { periodEndAfter } from './calendar';
import { itemOf, planLine, prorationLine } from './planLine';
import { chargeNow } from './renewSubscription';
import { saveSubscription } from './saveSubscription';
import { planOf } from './startSubscription';

export type PriceChange = {
  price: PriceRecord;
  quantity: number;
  prorations: 'create_prorations' | 'always_invoice' | 'none';
  /** What to do when the invoice for the change is not paid: keep the change, or refuse it. */
  whenUnpaid: 'allow_incomplete' | 'error_if_incomplete';
};

/**
 * Moves a subscription to another price. During a trial nothing is charged and the trial continues. A change of
 * interval starts a new period now and is invoiced immediately; a change within the interval is prorated.
 * @throws StripeFailure card_declined when an unpaid change must be refused
 */
export function changePrice(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  change: PriceChange,
): SubscriptionRecord {
  const before = itemOf(subscription);
  const { price, quantity } = change;
  const item = { ...before, price, plan: planOf(price), quantity };
  const changed = { ...subscription, items: { ...subscription.items, data: [item] } };
  if (subscription.status === 'trialing') return saveSubscription(context, subscription, changed);
  const credit = change.prorations === 'none' ? [] : [prorationLine(context, before, 'credit')];
  const restarted = changedPeriod(context, before, item);
  if (restarted === null) {
    const lines = change.prorations === 'none' ? [] : [...credit, prorationLine(context, item, 'charge')];
    if (change.prorations === 'always_invoice')
      return invoiceChange(context, subscription, changed, lines, change);
    return saveSubscription(context, subscription, {
      ...changed,
      sandbox: { ...changed.sandbox, pendingLines: [...changed.sandbox.pendingLines, ...lines] },
    });
  }
  return invoiceChange(
    context,
    subscription,
    {
      ...changed,
      billing_cycle_anchor: restarted.current_period_start,
      items: { ...changed.items, data: [restarted] },
    },
    [...changed.sandbox.pendingLines, ...credit, planLine(context, restarted, { trial: false })],
    change,
  );
}

function invoiceChange(
  context: EmulatorContext,
  before: SubscriptionRecord,
  changed: SubscriptionRecord,
  lines: InvoiceLine[],
  { whenUnpaid }: PriceChange,
): SubscriptionRecord {
  const clean = { ...changed, sandbox: { ...changed.sandbox, pendingLines: [] } };
  const after = chargeNow(context, before, clean, 'subscription_update', lines, { present: false });
  if (after.status === 'past_due' && whenUnpaid === 'error_if_incomplete') {
    throw new StripeFailure(402, 'card_error', 'Your card was declined.', {
      code: 'card_declined',
      declineCode: 'generic_decline',
    });
  }
  return after;
}

/** The period that a change of interval starts now; null when the current period continues. */
export function changedPeriod(
  context: EmulatorContext,
  before: SubscriptionItemRecord,
  item: SubscriptionItemRecord,
): SubscriptionItemRecord | null {
  const { interval, interval_count } = item.price.recurring;
  const { interval: former, interval_count: formerCount } = before.price.recurring;
  if (interval === former && interval_count === formerCount) return null;
  const now = context.now();
  return {
    ...item,
    current_period_start: now,
    current_period_end: periodEndAfter(now, now, interval, interval_count),
  };
}
