import { type CurrencyCode, currencies, isCurrency, type Money } from '../content/subscription/currencies';
import type { Product } from '../contract/products';
import type { BillingPeriod } from '../contract/subscription';

export type OfferedPlan = { productId: string; period: BillingPeriod; price: Money };

/** The service's products as plans with exact prices; products in a currency that we cannot show are left out. */
export function offeredPlans(list: readonly Product[]): OfferedPlan[] {
  return list.flatMap(({ productId, billingPeriod, price, currency }) =>
    isCurrency(currency)
      ? [
          {
            productId,
            period: billingPeriod === 'Yearly' ? ('yearly' as const) : ('monthly' as const),
            price: moneyOf(price, currency),
          },
        ]
      : [],
  );
}

/** `"9.99"` in USD → 999 cents. */
function moneyOf(price: string, currency: CurrencyCode): Money {
  return { amount: Math.round(Number(price) * 10 ** currencies[currency].digits), currency };
}
