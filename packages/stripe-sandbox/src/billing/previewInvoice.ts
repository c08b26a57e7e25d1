import type { Parameters } from '../api/Parameters';
import { invalid, missing, noSuch } from '../api/StripeFailure';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import type { InvoiceRecord, PriceRecord, SubscriptionRecord } from '../records';
import { periodEndAfter } from './calendar';
import { changedPeriod } from './changePrice';
import { draftInvoice } from './createInvoice';
import { itemOf, planLine, prorationLine } from './planLine';
import { planOf } from './startSubscription';

export type PreviewedChange = {
  price: PriceRecord;
  quantity: number;
  prorations: 'create_prorations' | 'always_invoice' | 'none';
};

/**
 * The next invoice, or the one that a change would create immediately; nothing is stored. During a trial that is the
 * first charge after it.
 */
export function previewInvoice(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  change: PreviewedChange | null,
): InvoiceRecord {
  const before = itemOf(subscription);
  const { price, quantity, prorations } = change ?? { ...before, prorations: 'none' as const };
  const item = { ...before, price, plan: planOf(price), quantity };
  const restarted = subscription.status === 'trialing' ? null : changedPeriod(context, before, item);
  const changed = { ...subscription, items: { ...subscription.items, data: [restarted ?? item] } };
  const credit = prorations === 'none' ? [] : [prorationLine(context, before, 'credit')];
  const pending = subscription.sandbox.pendingLines;
  if (restarted)
    return asPreview(context, changed, [
      ...pending,
      ...credit,
      planLine(context, restarted, { trial: false }),
    ]);
  const start = before.current_period_end;
  const { interval, interval_count } = price.recurring;
  const next = {
    ...item,
    current_period_start: start,
    current_period_end: periodEndAfter(start, start, interval, interval_count),
  };
  const prorated =
    subscription.status === 'trialing' || price.id === before.price.id || prorations === 'none'
      ? []
      : [...credit, prorationLine(context, item, 'charge')];
  return asPreview(context, changed, [...pending, ...prorated, planLine(context, next, { trial: false })]);
}

function asPreview(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  lines: SubscriptionRecord['sandbox']['pendingLines'],
): InvoiceRecord {
  const id = newId(context.random, 'upcoming_in');
  return { ...draftInvoice(context, subscription, 'upcoming', lines, id), webhooks_delivered_at: null };
}

/** The invoice that a subscription change would create, or the next one without a change. */
export function createPreview(context: EmulatorContext, parameters: Parameters): InvoiceRecord {
  const id = parameters.required('subscription');
  const subscription = context.store.get('subscription', id);
  const customer = parameters.text('customer');
  if (!subscription || (customer && customer !== subscription.customer))
    throw noSuch('subscription', id, 'subscription');
  if (subscription.ended_at !== null)
    throw invalid(
      'No upcoming invoices for a canceled subscription.',
      'subscription',
      'invoice_upcoming_none',
    );
  return previewInvoice(context, subscription, changeOf(context, subscription, parameters));
}

function changeOf(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  parameters: Parameters,
): PreviewedChange | null {
  const details = parameters.object('subscription_details');
  const [item, ...others] = details?.objects('items') ?? [];
  const prorations =
    details?.oneOf('proration_behavior', ['create_prorations', 'always_invoice', 'none']) ??
    'create_prorations';
  if (!item) return null;
  const current = itemOf(subscription);
  if (others.length > 0 || item.required('id') !== current.id)
    throw noSuch('subscription item', item.required('id'), 'subscription_details[items][0][id]');
  const priceId = item.text('price');
  if (!priceId) throw missing('subscription_details[items][0][price]');
  const price = context.store.get('price', priceId);
  if (price?.currency !== subscription.currency)
    throw noSuch('price', priceId, 'subscription_details[items][0][price]');
  return { price, quantity: item.integer('quantity', 1) ?? current.quantity, prorations };
}
