import type { BillingPeriod, FeatureName } from '../../contract/subscription';
import { brand } from '../brand';
import { isSaleCountry, type Region, type SaleCountryCode, saleCountries } from './countries';
import type { CurrencyCode, Money } from './currencies';

/**
 * What is sold, at which price. The landing page, the products calls, the checkout and the sandbox catalog all read
 * this file, so the price on the page is the price that is charged.
 */
export type Plan = {
  productId: string;
  label: string;
  period: BillingPeriod;
  region: Region;
  /** Only app stores sell `pro`. */
  tier: 'plus' | 'pro';
  features: readonly FeatureName[];
};

const globalFeatures = ['Network Protection', 'Global Identity Theft Restoration', 'Duck.ai'] as const;
const usFeatures = [
  'Network Protection',
  'Data Broker Protection',
  'Identity Theft Restoration',
  'Duck.ai',
] as const;

export const plans: readonly Plan[] = [
  {
    productId: 'plus-monthly-us',
    label: 'Monthly Subscription',
    period: 'monthly',
    region: 'us',
    tier: 'plus',
    features: usFeatures,
  },
  {
    productId: 'plus-yearly-us',
    label: 'Yearly Subscription',
    period: 'yearly',
    region: 'us',
    tier: 'plus',
    features: usFeatures,
  },
  {
    productId: 'plus-monthly-row',
    label: 'Monthly Subscription',
    period: 'monthly',
    region: 'row',
    tier: 'plus',
    features: globalFeatures,
  },
  {
    productId: 'plus-yearly-row',
    label: 'Yearly Subscription',
    period: 'yearly',
    region: 'row',
    tier: 'plus',
    features: globalFeatures,
  },
];

const regionNames: Record<Region, string> = { us: 'US', row: 'international' };

/**
 * What is written on a bill: the name of the plan's product at Stripe, on its payment page, on invoices, and in Stripe’s
 * reports. Stripe keeps one name for all languages, and shows the billing period beside it in the reader’s language.
 */
export function billedAs({ period, region }: Plan): string {
  return `${brand.subscription}, ${period}, ${regionNames[region]}`;
}

/** What Stripe’s reports call a price. No buyer sees it. */
export function priceNickname({ tier, period, region }: Plan, currency: CurrencyCode): string {
  return `${tier}, ${period}, ${regionNames[region]}, ${currency}`;
}

/** On the statements of cards: at most 22 characters, in capital letters without accents. */
export const statementDescriptor = brand.subscription.toUpperCase();

/** How Stripe Tax classes what is sold: software as a service, for personal use. */
export const taxCode = 'txcd_10103000';

/** Prices in minor units, tax included, per currency. */
export const prices: Record<CurrencyCode, Record<BillingPeriod, number>> = {
  USD: { monthly: 999, yearly: 9999 },
  CAD: { monthly: 1399, yearly: 13999 },
  GBP: { monthly: 999, yearly: 9999 },
  EUR: { monthly: 999, yearly: 9999 },
  CZK: { monthly: 24900, yearly: 249000 },
  DKK: { monthly: 8900, yearly: 89900 },
  HUF: { monthly: 449000, yearly: 4499000 },
  PLN: { monthly: 4999, yearly: 49999 },
  RON: { monthly: 4999, yearly: 49999 },
  SEK: { monthly: 12900, yearly: 129500 },
};

/** Length of the free trial in days. A campaign is the `campaign` part of the origin. */
export const trialDays = {
  standard: 7,
  campaigns: { usanniversary: 14, pro: 30, radio: 30, endorsement: 30 } as Readonly<Record<string, number>>,
} as const;

/** How long everything keeps working after a renewal that could not be charged: the terms, mails and access agree. */
export const graceDays = 14;

export function planById(productId: string): Plan | null {
  return plans.find((plan) => plan.productId === productId) ?? null;
}

/** The plan of that period in that country. The country has already been checked to be one of the thirty. */
export function planFor(country: SaleCountryCode, period: BillingPeriod): Plan {
  const { region } = saleCountries[country];
  const plan = plans.find((candidate) => candidate.region === region && candidate.period === period);
  if (!plan) throw new Error(`No ${period} plan for region ${region}`);
  return plan;
}

/** The plan that is the same but for its period. */
export function otherPeriod({ region, period }: Plan): Plan | null {
  return plans.find((plan) => plan.region === region && plan.period !== period) ?? null;
}

export function priceIn(currency: CurrencyCode, period: BillingPeriod): Money {
  return { amount: prices[currency][period], currency };
}

/** What the plan costs in that country, or null where it isn’t sold. */
export function priceFor(plan: Plan, country: string | null): Money | null {
  if (!isSaleCountry(country) || saleCountries[country].region !== plan.region) return null;
  return priceIn(saleCountries[country].currency, plan.period);
}

/** Stripe lookup key of a plan in a currency: the one link between this file and the price objects at Stripe. */
export function priceLookupKey(plan: Plan, currency: CurrencyCode): string {
  return `${plan.productId}-${currency.toLowerCase()}`;
}

/** What a year paid up front saves compared with twelve months, in whole percent, rounded down. */
export function yearlySaving(currency: CurrencyCode): number {
  const { monthly, yearly } = prices[currency];
  return Math.floor((1 - yearly / (monthly * 12)) * 100);
}
