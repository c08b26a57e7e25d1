import { type Plan, planById, plans } from '@/lib/content/subscription/plans';
import type { BillingPeriod } from '@/lib/contract/subscription';

/**
 * App store product ids name tier, period, and region, e.g. `ddg.privacy.pro.monthly.renews.us` (native contract §4.4).
 * "Privacy Pro" was the name of the whole subscription before it had tiers.
 */
const storeProduct =
  /^ddg[.-](privacy|subscription)[.-]pro[.-](?:freetrial[.-]|sandbox[.-])?(monthly|yearly)[.-]renews[.-](us|row)/;

/** The plan for a product id, ours or an app store's; null when nobody sells such a product. */
export function planOfProduct(productId: string): Plan | null {
  const own = planById(productId);
  if (own) return own;
  const [, name, period, region] = storeProduct.exec(productId) ?? [];
  const plan = plans.find((one) => one.period === period && one.region === region);
  return plan ? { ...plan, tier: name === 'subscription' ? 'pro' : 'plus' } : null;
}

const periodNames = { monthly: 'Monthly', yearly: 'Yearly' } as const;

/** The name that clients use for a billing period. */
export function periodName(period: BillingPeriod): 'Monthly' | 'Yearly' {
  return periodNames[period];
}
