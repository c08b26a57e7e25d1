import type Stripe from 'stripe';
import { type SaleCountry, saleCountries } from '@/lib/content/subscription/countries';
import { type CurrencyCode, formatMoney, type Money } from '@/lib/content/subscription/currencies';
import {
  billedAs,
  type Plan,
  plans,
  priceIn,
  priceLookupKey,
  priceNickname,
  statementDescriptor,
  taxCode,
} from '@/lib/content/subscription/plans';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';
import { type Difference, differenceOf, differingFields, keyFor } from './difference';

/** Stripe looks up at most ten keys at once. */
const keysPerCall = 10;

/** Compares lib/content/subscription/plans with the products and prices at Stripe. Only reads. */
export async function catalogDifferences(stripe: Stripe): Promise<Difference[]> {
  return [...(await productDifferences(stripe)), ...(await priceDifferences(stripe))];
}

function wantedProduct(plan: Plan) {
  return {
    active: true,
    name: billedAs(plan),
    statement_descriptor: statementDescriptor,
    tax_code: taxCode,
    metadata: { product_id: plan.productId },
  };
}

async function productDifferences(stripe: Stripe): Promise<Difference[]> {
  const ids = plans.map(({ productId }) => productId);
  const { data } = await stripe.products.list({ ids, limit: 100 });
  return plans.flatMap((plan) => {
    const id = plan.productId;
    const name = `product ${id}`;
    const wanted = wantedProduct(plan);
    const found = data.find((one) => one.id === id);
    return differenceOf(name, { wanted, found }, () => ({
      stopsSale: !found?.active,
      does: `${found ? 'Changed' : 'Created'} ${name}`,
      run: () =>
        found
          ? stripe.products.update(id, wanted)
          : stripe.products.create({ id, ...wanted }, keyFor(`product-${id}`, wanted)),
    }));
  });
}

/** The billing portal sells these: every price that can be bought, in every currency. */
export async function activePrices(stripe: Stripe): Promise<Stripe.Price[]> {
  const existing = await pricesByKey(stripe, wantedKeys());
  return [...existing.values()].flat().filter(({ active }) => active);
}

function wantedPrices() {
  return plans.flatMap((plan) => currenciesOf(plan).map((currency) => ({ plan, currency })));
}

function wantedKeys(): string[] {
  return wantedPrices().map(({ plan, currency }) => priceLookupKey(plan, currency));
}

function wantedPrice(plan: Plan, currency: CurrencyCode): Stripe.PriceCreateParams {
  return {
    active: true,
    product: plan.productId,
    currency: currency.toLowerCase(),
    unit_amount: priceIn(currency, plan.period).amount,
    recurring: { interval: plan.period === 'monthly' ? 'month' : 'year', interval_count: 1 },
    tax_behavior: 'inclusive',
    ...describedPrice(plan, currency),
  };
}

/** All that can be changed of a price: it is for us, and no buyer sees it. */
function describedPrice(plan: Plan, currency: CurrencyCode) {
  return { nickname: priceNickname(plan, currency), metadata: { product_id: plan.productId } };
}

function isDescription(field: string): boolean {
  return field === 'nickname' || field.startsWith('metadata.');
}

/** Running subscriptions keep a price that is replaced. */
async function priceDifferences(stripe: Stripe): Promise<Difference[]> {
  const existing = await pricesByKey(stripe, wantedKeys());
  return wantedPrices().flatMap(({ plan, currency }) => {
    const key = priceLookupKey(plan, currency);
    const [newest] = existing.get(key) ?? [];
    const found = existing.get(key)?.find(({ active }) => active);
    const wanted = wantedPrice(plan, currency);
    return differenceOf(`price ${key}`, { wanted, found }, (fields) => {
      if (found && fields?.every(isDescription))
        return {
          stopsSale: false,
          does: `Changed price ${key}`,
          run: () => stripe.prices.update(found.id, describedPrice(plan, currency)),
        };
      const shown = `${formatMoney(priceIn(currency, plan.period), 'en-US')} ${plan.period}`;
      const named = { lookup_key: key, transfer_lookup_key: true };
      return {
        stopsSale: true,
        does: `${found ? 'Replaced' : 'Created'} price ${key}: ${shown}`,
        run: () =>
          stripe.prices.create(
            { ...wanted, ...named },
            keyFor(`price-${key}-${newest?.id ?? 'none'}`, wanted),
          ),
      };
    });
  });
}

function currenciesOf(plan: Plan): CurrencyCode[] {
  const countries: SaleCountry[] = Object.values(saleCountries);
  const sold = countries.filter(({ region }) => region === plan.region);
  return [...new Set(sold.map(({ currency }) => currency))];
}

/** In Stripe's spelling. */
export function currenciesSold(): string[] {
  return [...new Set(wantedPrices().map(({ currency }) => currency.toLowerCase()))];
}

/** Every price with one of these keys, including archived ones, newest first. */
async function pricesByKey(stripe: Stripe, keys: string[]): Promise<Map<string, Stripe.Price[]>> {
  const found = new Map<string, Stripe.Price[]>();
  for (let start = 0; start < keys.length; start += keysPerCall) {
    const lookup_keys = keys.slice(start, start + keysPerCall);
    const { data } = await stripe.prices.list({ lookup_keys, limit: 100 });
    for (const price of data) {
      if (price.lookup_key) found.set(price.lookup_key, [...(found.get(price.lookup_key) ?? []), price]);
    }
  }
  return found;
}

/** Verified to charge exactly what our pages show. @throws ApiError service_unavailable without such a price */
export async function planPrice(services: Services, plan: Plan, { currency }: Money): Promise<string> {
  const key = priceLookupKey(plan, currency);
  const { data } = await services.stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const price = data[0];
  if (price && differingFields(wantedPrice(plan, currency), price).every(isDescription)) return price.id;
  services.payments.missing = [`price ${key}`];
  services.log.error({ price: key }, 'a price is missing or different at Stripe: run payments-setup');
  throw new ApiError('service_unavailable', { retryAfterSeconds: 60 });
}
