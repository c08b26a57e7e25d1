import { saleCountries } from '@/lib/content/subscription/countries';
import { formatMoney, toDecimal } from '@/lib/content/subscription/currencies';
import { planFor, priceIn } from '@/lib/content/subscription/plans';
import { marketNamed, marketNameOf, marketNames, marketOf } from '@/lib/subscriptions/market';

const product = (price: string, currency: string, billingPeriod: 'Monthly' | 'Yearly' = 'Monthly') => ({
  productId: billingPeriod,
  productLabel: 'Plan',
  billingPeriod,
  price,
  currency,
});
const countries = Object.entries(saleCountries);
const year = product('99.99', 'USD', 'Yearly');
const pricesOf = (month: string, currency = 'USD') => {
  const market = marketOf('US', [product(month, currency), year]);
  return market.kind === 'sold' ? market.plans.monthly.price : null;
};

it.each(countries)(
  'the page built for the visitors from %s says what the service lists',
  (code, { currency }) => {
    const country = code as keyof typeof saleCountries;
    const list = (['monthly', 'yearly'] as const).map((period) => ({
      ...product(toDecimal(priceIn(currency, period)), currency, period === 'monthly' ? 'Monthly' : 'Yearly'),
      productId: planFor(country, period).productId,
    }));
    expect(marketNamed(marketNameOf(country))).toEqual(marketOf(country, list));
    expect(marketOf(country, list)).toMatchObject({
      kind: 'sold',
      region: country === 'US' ? 'us' : 'row',
      plans: { yearly: { price: formatMoney(priceIn(currency, 'yearly'), 'en') } },
    });
  },
);

it('has a page for each currency, and one for everybody else', () => {
  expect(marketNames).toEqual([...new Set(countries.map(([, { currency }]) => currency)), 'none']);
  expect([marketNameOf('BR'), marketNamed('none').kind]).toEqual(['none', 'notSold']);
});

it('reads decimals that binary fractions cannot hold', () => {
  expect(['9.99', '1.10', '8.20', '19.99', '0.29'].map((price) => pricesOf(price))).toEqual([
    '$9.99',
    '$1.10',
    '$8.20',
    '$19.99',
    '$0.29',
  ]);
});

it('sells nothing where one of the periods is missing, or in a currency that cannot be shown', () => {
  expect(marketOf('US', [year])).toEqual({ kind: 'notSold', country: 'US', name: 'United States' });
  expect([pricesOf('9.99', 'XTS'), pricesOf('9.99', 'constructor')]).toEqual([null, null]);
  expect(marketOf('BR', [product('9.99', 'USD'), year])).toMatchObject({ kind: 'notSold', name: 'Brazil' });
});

it.each([
  // Rounded up, so that twelve of them are never less than the year; the saving is never rounded up.
  ['US', '$8.34', 16],
  // In euro since 2026.
  ['BG', '€8.34', 16],
  // Whole amounts stay whole where the currency is priced in whole units.
  ['HU', 'HUF\u00a03,750', 16],
  ['SE', 'SEK\u00a0108', 16],
] as const)('says what a year in %s is a month, and saves', (country, aMonth, saving) => {
  expect(marketNamed(marketNameOf(country))).toMatchObject({ yearly: { aMonth, saving } });
});
