import type Stripe from 'stripe';
import { brand } from '@/lib/content/brand';
import { type SaleCountry, saleCountries } from '@/lib/content/countries';
import type { CurrencyCode } from '@/lib/content/currencies';
import { type Plan, plans, priceIn, priceLookupKey } from '@/lib/content/plans';
import { isMissingAtStripe } from './stripeAway';

/** Stripe looks up at most ten keys at once. */
const keysPerCall = 10;

/**
 * Creates the products and prices of lib/content/plans that Stripe lacks, and replaces a price whose amount changed:
 * running subscriptions keep the price they were bought at. Running it again changes nothing, and instances that start
 * together create each once.
 */
export async function ensureCatalogue(stripe: Stripe): Promise<{ created: number }> {
  const wanted = plans.flatMap((plan) => currenciesOf(plan).map((currency) => ({ plan, currency })));
  const existing = await existingPrices(
    stripe,
    wanted.map(({ plan, currency }) => priceLookupKey(plan, currency)),
  );
  const missing = wanted.filter(({ plan, currency }) => {
    const price = existing.get(priceLookupKey(plan, currency));
    return price?.unit_amount !== priceIn(currency, plan.period).amount;
  });
  for (const plan of new Set(missing.map((entry) => entry.plan))) await ensureProduct(stripe, plan);
  for (const { plan, currency } of missing) {
    await createPrice(stripe, plan, currency, existing.get(priceLookupKey(plan, currency))?.id ?? 'none');
  }
  return { created: missing.length };
}

function currenciesOf(plan: Plan): CurrencyCode[] {
  const countries: SaleCountry[] = Object.values(saleCountries);
  return [
    ...new Set(
      countries.filter((country) => country.region === plan.region).map((country) => country.currency),
    ),
  ];
}

async function existingPrices(stripe: Stripe, keys: string[]): Promise<Map<string, Stripe.Price>> {
  const found = new Map<string, Stripe.Price>();
  for (let start = 0; start < keys.length; start += keysPerCall) {
    const lookup_keys = keys.slice(start, start + keysPerCall);
    const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: 100 });
    for (const price of data) if (price.lookup_key) found.set(price.lookup_key, price);
  }
  return found;
}

async function ensureProduct(stripe: Stripe, plan: Plan): Promise<void> {
  try {
    await stripe.products.retrieve(plan.productId);
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
    const name = `${brand.subscription} – ${plan.label}`;
    await stripe.products.create(
      { id: plan.productId, name, metadata: { product_id: plan.productId } },
      { idempotencyKey: `product-${plan.productId}` },
    );
  }
}

async function createPrice(
  stripe: Stripe,
  plan: Plan,
  currency: CurrencyCode,
  replaced: string,
): Promise<void> {
  const { amount } = priceIn(currency, plan.period);
  const lookupKey = priceLookupKey(plan, currency);
  await stripe.prices.create(
    {
      product: plan.productId,
      currency: currency.toLowerCase(),
      unit_amount: amount,
      recurring: { interval: plan.period === 'monthly' ? 'month' : 'year' },
      tax_behavior: 'inclusive',
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      metadata: { product_id: plan.productId },
    },
    { idempotencyKey: `price-${lookupKey}-${amount}-${replaced}` },
  );
}
