import useSWR from 'swr';
import { parseOrigin } from '../attribution/origin';
import { isSaleCountry } from '../content/countries';
import { type CurrencyCode, currencies, type Money } from '../content/currencies';
import type { Product } from '../contract/products';
import type { BillingPeriod } from '../contract/subscription';
import { loadCountry } from '../country/country';
import { products } from '../subscriptions/api';
import { isEligible } from '../subscriptions/eligibility';
import { trialLength } from '../subscriptions/trial';
import { subscriptionsOrigin } from './subscriptionsOrigin';

export type OfferedPlan = { productId: string; period: BillingPeriod; price: Money };

export type Offer =
  | { state: 'pending' }
  | { state: 'error'; retry: () => void }
  | { state: 'notEligible'; country: string | null }
  | { state: 'ready'; country: string; plans: readonly OfferedPlan[]; trialDays: number };

/** What is sold to this visitor, at the server's price, and the trial that a first purchase by this way would have. */
export function useOffer(origin: string | null): Offer {
  const { data, error, mutate } = useSWR('offer', loadOffer, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  if (error) return { state: 'error', retry: () => void mutate() };
  if (!data) return { state: 'pending' };
  if (!data.eligible || data.country === null) return { state: 'notEligible', country: data.country };
  const campaign = parseOrigin(origin)?.campaign ?? null;
  const trialDays = trialLength({ platform: 'web', campaign, offerDays: null });
  return { state: 'ready', country: data.country, plans: data.plans, trialDays };
}

async function loadOffer() {
  const [country, eligible, list] = await Promise.all([
    loadCountry(),
    isEligible(),
    products(subscriptionsOrigin()),
  ]);
  const plans = list.flatMap(offeredPlan);
  return { country, eligible: eligible && isSaleCountry(country) && plans.length > 0, plans };
}

function offeredPlan(product: Product): OfferedPlan[] {
  const { currency, productId } = product;
  if (!isCurrency(currency)) return [];
  const amount = Math.round(Number(product.price) * 10 ** currencies[currency].digits);
  return [
    {
      productId,
      period: product.billingPeriod === 'Yearly' ? 'yearly' : 'monthly',
      price: { amount, currency },
    },
  ];
}

function isCurrency(value: string): value is CurrencyCode {
  return Object.hasOwn(currencies, value);
}
