import { parseOrigin } from '@/lib/attribution/origin';
import { isSaleCountry, type SaleCountryCode } from '@/lib/content/subscription/countries';
import type { Money } from '@/lib/content/subscription/currencies';
import { type Plan, planById, priceFor } from '@/lib/content/subscription/plans';
import { type CheckoutRequest, isWebPlatform } from '@/lib/contract/checkout';
import { trialLength } from '@/lib/subscriptions/trial';
import { ApiError } from '@/server/http/ApiError';
import { namedLocale } from '@/server/http/caller';
import { type ReturnUrls, returnUrls } from './returnUrl';

/** A purchase as decided by the server: price, currency and trial never come from the client. */
export type Purchase = {
  plan: Plan;
  price: Money;
  /** Whose law decides what the contract says. */
  country: SaleCountryCode;
  urls: ReturnUrls;
  origin: string | null;
  /** Language of the page that the buyer comes from, and so of the payment page with all its sentences. */
  pageLocale: 'en' | 'de' | 'es' | 'fr';
  /** Whether the buyer wants another subscription for an email address that has one. */
  another: boolean;
  /** Length of the trial that the visitor would get, before checking whether the account already had one. */
  trialDays: number;
};

/** @throws ApiError invalid_request, unknown_product, invalid_return_url, not_eligible */
export function decidePurchase(
  request: CheckoutRequest,
  { site, country }: { site: string; country: string },
): Purchase {
  const platform = request.purchasePlatform;
  if (!isWebPlatform(platform)) throw new ApiError('invalid_request');
  const plan = planById(request.productId);
  if (!plan) throw new ApiError('unknown_product');
  const visit = parseOrigin(request.origin);
  const origin = visit ? (request.origin ?? null) : null;
  const urls = returnUrls(request.returnUrl, { site, period: plan.period, origin });
  if (!urls) throw new ApiError('invalid_return_url');
  const price = priceFor(plan, country);
  if (!price || !isSaleCountry(country)) throw new ApiError('not_eligible');
  return {
    plan,
    price,
    country,
    urls,
    origin,
    pageLocale: namedLocale(request.locale) ?? 'en',
    another: request.another === true,
    trialDays: request.withoutTrial
      ? 0
      : trialLength({ platform, campaign: visit?.campaign ?? null, offerDays: null }),
  };
}
