import { type Plan, planById, plans } from '@/lib/content/subscription/plans';
import type { BillingPeriod } from '@/lib/contract/subscription';

/** App store product ids name period and region, e.g. `ddg.privacy.pro.monthly.renews.us` (native contract §4.4). */
const storeProduct =
  /^ddg[.-]privacy[.-]pro[.-](?:freetrial[.-]|sandbox[.-])?(monthly|yearly)[.-]renews[.-](us|row)/;

/** The plan for a product id, ours or an app store's; null when we sell no such product. */
export function planOfProduct(productId: string): Plan | null {
  const own = planById(productId);
  if (own) return own;
  const [, period, region] = storeProduct.exec(productId) ?? [];
  return plans.find((plan) => plan.period === period && plan.region === region) ?? null;
}

const periodNames = { monthly: 'Monthly', yearly: 'Yearly' } as const;

/** The name that clients use for a billing period. */
export function periodName(period: BillingPeriod): 'Monthly' | 'Yearly' {
  return periodNames[period];
}
