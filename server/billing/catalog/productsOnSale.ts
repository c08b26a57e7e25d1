import { brand } from '@/lib/content/brand';
import { isSaleCountry, type Region, saleCountries } from '@/lib/content/subscription/countries';
import { type CurrencyCode, toDecimal } from '@/lib/content/subscription/currencies';
import { type Plan, planFor, plans, priceFor, priceIn } from '@/lib/content/subscription/plans';
import type { Product } from '@/lib/contract/products';
import type { ProductsV2 } from '@/lib/contract/productsV2';
import { billingPeriods } from '@/lib/contract/subscription';
import { planEntitlements } from '@/server/entitlements/entitlements';
import { periodName } from '@/server/entitlements/planOfProduct';

/** What is sold in this country, at its local price; empty where nothing is sold. */
export function productsIn(country: string): Product[] {
  if (!isSaleCountry(country)) return [];
  const { currency } = saleCountries[country];
  return billingPeriods.map((period) => {
    const plan = planFor(country, period);
    return {
      productId: plan.productId,
      productLabel: plan.label,
      billingPeriod: periodName(period),
      price: toDecimal(priceIn(currency, period)),
      currency,
    };
  });
}

/** Visitors from outside a region see its plans in the region's home currency. */
const homeCurrency: Record<Region, CurrencyCode> = { us: 'USD', row: 'EUR' };

/** The tiers of one region, or of all regions, in the shape of native contract §4.1. */
export function tiersIn(region: Region | null, country: string): ProductsV2['products'] {
  const regions: readonly Region[] = region ? [region] : ['us', 'row'];
  return regions.flatMap((name) => {
    const sold = plans.filter((plan) => plan.region === name);
    const [first] = sold;
    if (!first) return [];
    return [
      {
        productName: brand.subscription,
        tier: first.tier,
        regions: [name],
        entitlements: planEntitlements(first),
        billingCycles: sold.map((plan) => billingCycle(plan, country)),
      },
    ];
  });
}

function billingCycle(plan: Plan, country: string) {
  const money = priceFor(plan, country) ?? priceIn(homeCurrency[plan.region], plan.period);
  return {
    productId: plan.productId,
    period: periodName(plan.period),
    price: toDecimal(money),
    currency: money.currency,
  };
}
