import { isCurrency } from '@/lib/content/subscription/currencies';
import { plans, priceLookupKey } from '@/lib/content/subscription/plans';
import type { EmulatorContext } from '../context';
import type { PriceRecord } from '../records';

/**
 * The price a subscriber may change to in the portal: the plan of the same region with the other billing period, in the
 * same currency. Null when the price is none of our plans or the other one is not sold.
 */
export function otherPrice(context: EmulatorContext, price: PriceRecord): PriceRecord | null {
  const currency = price.currency.toUpperCase();
  if (!isCurrency(currency)) return null;
  // A price whose lookup key went to a newer one is known by its product.
  const plan = plans.find(
    (one) => priceLookupKey(one, currency) === price.lookup_key || one.productId === price.product,
  );
  const other = plan && plans.find((one) => one.region === plan.region && one.period !== plan.period);
  if (!other) return null;
  const sql = `json_extract(data, '$.lookup_key') = ? and json_extract(data, '$.active') = 1`;
  const conditions = [{ sql, values: [priceLookupKey(other, currency)] }];
  return context.store.list('price', { conditions, limit: 1 }).data[0] ?? null;
}
