import type Stripe from 'stripe';
import { type SaleCountry, saleCountries } from '@/lib/content/subscription/countries';
import { type CurrencyCode, formatMoney, type Money } from '@/lib/content/subscription/currencies';
import { billedAs, type Plan, plans, priceIn, priceLookupKey } from '@/lib/content/subscription/plans';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/** Stripe looks up at most ten keys at once. */
const keysPerCall = 10;

/** Something in lib/content/subscription/plans that is missing at Stripe or differs there, and how it is made. */
type Difference = {
  /** With the product's id, or the price's lookup key. */
  name: string;
  state: 'missing' | 'different';
  /** Whether nothing can be sold of it as it is. */
  stopsSale: boolean;
  make(): Promise<unknown>;
  made: string;
};

/** Compares lib/content/subscription/plans with the products and prices at Stripe. Only reads. */
export async function catalogDifferences(stripe: Stripe): Promise<Difference[]> {
  return [...(await productDifferences(stripe)), ...(await priceDifferences(stripe))];
}

async function productDifferences(stripe: Stripe): Promise<Difference[]> {
  const ids = plans.map(({ productId }) => productId);
  const { data } = await stripe.products.list({ ids, limit: 100 });
  return ids.flatMap((id) => {
    const product = data.find((one) => one.id === id);
    if (product?.active && product.name === billedAs) return [];
    const create = { id, name: billedAs, metadata: { product_id: id } };
    return {
      name: `product ${id}`,
      state: product ? ('different' as const) : ('missing' as const),
      stopsSale: !product?.active,
      make: () =>
        product
          ? stripe.products.update(id, { active: true, name: billedAs })
          : stripe.products.create(create, { idempotencyKey: `product-${id}` }),
      made: `${product ? 'Updated' : 'Created'} product ${id}`,
    };
  });
}

/** Every price that can be bought, in every currency. */
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

async function priceDifferences(stripe: Stripe): Promise<Difference[]> {
  const wanted = wantedPrices();
  const existing = await pricesByKey(stripe, wantedKeys());
  return wanted.flatMap(({ plan, currency }) => {
    const name = priceLookupKey(plan, currency);
    const prices = existing.get(name) ?? [];
    const active = prices.find((price) => price.active);
    if (active && isAsWanted(active, plan, currency)) return [];
    const money = priceIn(currency, plan.period);
    const shown = `${name}: ${formatMoney(money, 'en-US')} ${plan.period}`;
    return {
      name: `price ${name}`,
      state: active ? ('different' as const) : ('missing' as const),
      stopsSale: true,
      make: () => createPrice(stripe, plan, money, prices[0]?.id ?? 'none'),
      made: `${active ? 'Replaced' : 'Created'} price ${shown}`,
    };
  });
}

function isAsWanted(price: Stripe.Price, plan: Plan, currency: CurrencyCode): boolean {
  return (
    price.unit_amount === priceIn(currency, plan.period).amount &&
    price.currency === currency.toLowerCase() &&
    price.recurring?.interval === intervalOf(plan)
  );
}

function intervalOf(plan: Plan): 'month' | 'year' {
  return plan.period === 'monthly' ? 'month' : 'year';
}

function currenciesOf(plan: Plan): CurrencyCode[] {
  const countries: SaleCountry[] = Object.values(saleCountries);
  return [
    ...new Set(
      countries.filter((country) => country.region === plan.region).map((country) => country.currency),
    ),
  ];
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

/** `previousId`: the newest price that ever had this lookup key. */
async function createPrice(stripe: Stripe, plan: Plan, money: Money, previousId: string): Promise<void> {
  const { amount, currency } = money;
  const name = priceLookupKey(plan, currency);
  await stripe.prices.create(
    {
      product: plan.productId,
      currency: currency.toLowerCase(),
      unit_amount: amount,
      recurring: { interval: intervalOf(plan) },
      tax_behavior: 'inclusive',
      lookup_key: name,
      transfer_lookup_key: true,
      metadata: { product_id: plan.productId },
    },
    { idempotencyKey: `price-${name}-${amount}-${previousId}` },
  );
}

/** Verified to charge exactly what our pages show. @throws ApiError service_unavailable without such a price */
export async function planPrice(services: Services, plan: Plan, money: Money): Promise<string> {
  const key = priceLookupKey(plan, money.currency);
  const { data } = await services.stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const price = data[0];
  if (price?.unit_amount === money.amount && price.currency.toUpperCase() === money.currency) return price.id;
  services.payments.missing = [`price ${key}`];
  services.log.error({ price: key }, 'a price is missing or different at Stripe: run payments-setup');
  throw new ApiError('service_unavailable', { retryAfterSeconds: 60 });
}
