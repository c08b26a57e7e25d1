import { countryName } from '../content/countryName';
import { language } from '../content/site/languages/language';
import {
  isSaleCountry,
  type Region,
  type SaleCountryCode,
  saleCountries,
} from '../content/subscription/countries';
import { type CountryRules, countryRules } from '../content/subscription/countryRules';
import { currencies, formatMoney, isCurrency, type Money } from '../content/subscription/currencies';
import { planFor, priceIn, yearlySaving } from '../content/subscription/plans';
import type { Product } from '../contract/products';
import { type BillingPeriod, billingPeriods } from '../contract/subscription';

/**
 * What is sold where the visitor is, as the landing page says it. Amounts and names are texts: a browser may write them
 * differently than the server that sent the page, and the page must not change under a reader's eyes.
 */
export type Market =
  | {
      kind: 'sold';
      region: Region;
      plans: Record<BillingPeriod, OfferedPlan>;
      yearly: YearlyTexts;
      rules: OfferRules;
    }
  /** Not sold there. `country` is null where not even that is known, and `name` where it has none. */
  | { kind: 'notSold'; country: string | null; name: string | null };

/** What the law there asks of the offer: the same in all countries of one currency. */
type OfferRules = Pick<CountryRules, 'orderButton' | 'taxWord' | 'withdrawalDays'>;

type OfferedPlan = { productId: string; price: string };

/** A twelfth of the yearly price, and what is saved by it in whole percent. */
type YearlyTexts = { aMonth: string; saving: number };

/** In the page for visitors from where nothing is sold, the server writes their country in the place of these. */
export const unnamedCountry = { code: '{country}', name: '{name of the country}' } as const;
const nowhere = 'none';

/** The markets that the landing page is built for: one for each currency, and one for all countries without a sale. */
export const marketNames = [...new Set(Object.keys(saleCountries).map(marketNameOf))].concat(nowhere);

export function marketNameOf(country: string): string {
  return isSaleCountry(country) ? saleCountries[country].currency : nowhere;
}

/** What is sold in one of those markets, by our own catalog. */
export function marketNamed(name: string): Market {
  const place = Object.keys(saleCountries)
    .filter(isSaleCountry)
    .find((code) => marketNameOf(code) === name);
  if (!place) return { kind: 'notSold', country: unnamedCountry.code, name: unnamedCountry.name };
  const { currency } = saleCountries[place];
  const planOf = (period: BillingPeriod) => ({
    productId: planFor(place, period).productId,
    price: priceIn(currency, period),
  });
  return soldIn(place, { monthly: planOf('monthly'), yearly: planOf('yearly') });
}

/** The same by the products that the service lists for the visitor; nothing is sold unless both periods are. */
export function marketOf(country: string, products: readonly Product[]): Market {
  const [monthly, yearly] = billingPeriods.map((period) => pricedPlan(products, period));
  return isSaleCountry(country) && monthly && yearly
    ? soldIn(country, { monthly, yearly })
    : { kind: 'notSold', country, name: countryName(country, language) };
}

type PricedPlan = { productId: string; price: Money };

/** The product of a period with its exact price: `"9.99"` in USD is 999 cents. Null in a currency that we can't show. */
function pricedPlan(products: readonly Product[], period: BillingPeriod): PricedPlan | null {
  const product = products.find(({ billingPeriod }) => billingPeriod.toLowerCase() === period);
  if (!product || !isCurrency(product.currency)) return null;
  const { productId, price, currency } = product;
  const amount = Math.round(Number(price) * 10 ** currencies[currency].digits);
  return { productId, price: { amount, currency } };
}

function soldIn(country: SaleCountryCode, plans: Record<BillingPeriod, PricedPlan>): Market {
  const textOf = ({ productId, price }: PricedPlan) => ({ productId, price: formatMoney(price, language) });
  const { price } = plans.yearly;
  const { orderButton, taxWord, withdrawalDays } = countryRules(country);
  return {
    kind: 'sold',
    region: saleCountries[country].region,
    plans: { monthly: textOf(plans.monthly), yearly: textOf(plans.yearly) },
    yearly: { aMonth: monthlyEquivalent(price), saving: Math.max(0, yearlySaving(price.currency)) },
    rules: { orderButton, taxWord, withdrawalDays },
  };
}

/** A twelfth of the yearly price, rounded up to the currency's price steps, so that it is never understated. */
function monthlyEquivalent({ amount, currency }: Money): string {
  const unit = 10 ** currencies[currency].digits;
  const step = amount % unit === 0 ? unit : 1;
  return formatMoney({ amount: Math.ceil(amount / 12 / step) * step, currency }, language);
}
