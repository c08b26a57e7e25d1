import type { EmulatorContext } from '../context';
import type { InvoiceLine, SubscriptionItemRecord, SubscriptionRecord } from '../records';

/** The only item of a subscription here. */
export function itemOf(subscription: SubscriptionRecord): SubscriptionItemRecord {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Subscription ${subscription.id} has no item.`);
  return item;
}

/** The line that charges an item for a period; nothing is charged during a trial. */
export function planLine(
  context: EmulatorContext,
  item: SubscriptionItemRecord,
  { trial }: { trial: boolean },
): InvoiceLine {
  const { price, quantity } = item;
  const name = context.store.get('product', price.product)?.name ?? price.product;
  return {
    amount: trial ? 0 : price.unit_amount * quantity,
    description: trial
      ? `Trial period for ${name}`
      : `${quantity} × ${name} (per ${price.recurring.interval})`,
    price: price.id,
    product: price.product,
    quantity,
    unitAmount: trial ? 0 : price.unit_amount,
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
    item: item.id,
  };
}

/** The line that credits or charges the remaining part of a period. */
export function prorationLine(
  context: EmulatorContext,
  item: SubscriptionItemRecord,
  direction: 'credit' | 'charge',
): InvoiceLine {
  const now = context.now();
  const whole = item.current_period_end - item.current_period_start;
  const left = Math.max(0, item.current_period_end - now);
  const share = Math.round((item.price.unit_amount * item.quantity * left) / whole);
  const name = context.store.get('product', item.price.product)?.name ?? item.price.product;
  return {
    amount: direction === 'credit' ? -share : share,
    description: `${direction === 'credit' ? 'Unused' : 'Remaining'} time on ${name}`,
    price: item.price.id,
    product: item.price.product,
    quantity: item.quantity,
    unitAmount: item.price.unit_amount,
    period: { start: now, end: item.current_period_end },
    proration: true,
    item: item.id,
  };
}
