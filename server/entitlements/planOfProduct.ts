import { type Plan, planById, plans } from '@/lib/content/subscription/plans';
import type { BillingPeriod } from '@/lib/contract/subscription';

/** Product ids of the app stores name their period and region, e.g. `ddg.privacy.pro.monthly.renews.us` (native contract §4.4). */
const storeProduct =
  /^ddg[.-]privacy[.-]pro[.-](?:freetrial[.-]|sandbox[.-])?(monthly|yearly)[.-]renews[.-](us|row)/;

/** The plan behind a product id, ours or one of an app store; null when no such product is sold. */
export function planOfProduct(productId: string): Plan | null {
  const own = planById(productId);
  if (own) return own;
  const [, period, region] = storeProduct.exec(productId) ?? [];
  return plans.find((plan) => plan.period === period && plan.region === region) ?? null;
}

const periodNames = { monthly: 'Monthly', yearly: 'Yearly' } as const;

/** The name of a billing period as clients know it. */
export function periodName(period: BillingPeriod): 'Monthly' | 'Yearly' {
  return periodNames[period];
}
