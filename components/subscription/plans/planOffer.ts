import { language } from '@/lib/content/site/languages/language';
import type { SaleCountryCode } from '@/lib/content/subscription/countries';
import { currencies, formatMoney, type Money } from '@/lib/content/subscription/currencies';
import { yearlySaving } from '@/lib/content/subscription/plans';
import type { BillingPeriod } from '@/lib/contract/subscription';
import type { OfferedPlan } from '@/lib/subscriptions/offeredPlans';

/**
 * What the visitor can buy: a plan for each period, and the free trial in days (0 when there is none). `returning` when
 * it would not be a first purchase, which alone has a trial and the money-back guarantee.
 */
export type PlanOffer = {
  country: SaleCountryCode;
  plans: Record<BillingPeriod, OfferedPlan>;
  trialDays: number;
  returning: boolean;
};

/** The plans by period, or null when one of the two is missing. */
export function plansByPeriod(plans: readonly OfferedPlan[]): PlanOffer['plans'] | null {
  const monthly = plans.find(({ period }) => period === 'monthly');
  const yearly = plans.find(({ period }) => period === 'yearly');
  return monthly && yearly ? { monthly, yearly } : null;
}

export function priceText(offer: PlanOffer, period: BillingPeriod): string {
  return formatMoney(offer.plans[period].price, language);
}

/** A twelfth of the yearly price, rounded up to the currency's price steps, so that it is never understated. */
export function monthlyEquivalent({ amount, currency }: Money): string {
  const unit = 10 ** currencies[currency].digits;
  const step = amount % unit === 0 ? unit : 1;
  return formatMoney({ amount: Math.ceil(amount / 12 / step) * step, currency }, language);
}

/** Percentage saved by paying yearly, as a whole number; 0 when nothing is saved. */
export function savingOf(offer: PlanOffer): number {
  return Math.max(0, yearlySaving(offer.plans.yearly.price.currency));
}
