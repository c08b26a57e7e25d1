import { visibleGroups } from '../visibleGroups';

/** The currencies we charge in. `digits` is the number of minor-unit digits Stripe expects for amounts. */
export const currencies = {
  USD: { digits: 2 },
  CAD: { digits: 2 },
  GBP: { digits: 2 },
  EUR: { digits: 2 },
  CZK: { digits: 2 },
  DKK: { digits: 2 },
  HUF: { digits: 2 },
  PLN: { digits: 2 },
  RON: { digits: 2 },
  SEK: { digits: 2 },
} satisfies Record<string, { digits: 0 | 2 }>;

export type CurrencyCode = keyof typeof currencies;

/** Money is an integer count of minor units with its currency, never a float. */
export type Money = { amount: number; currency: CurrencyCode };

export function isCurrency(code: string): code is CurrencyCode {
  return Object.hasOwn(currencies, code);
}

/** `{amount: 999, currency: 'USD'}` → `"9.99"`: the decimal string of the products calls. */
export function toDecimal({ amount, currency }: Money): string {
  const digits: number = currencies[currency].digits;
  if (digits === 0) return String(amount);
  const padded = String(amount).padStart(digits + 1, '0');
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/** The amount as a reader of `locale` writes it; whole amounts lose their empty decimals: `€99`, `$9.99`. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  const { digits } = currencies[currency];
  const value = amount / 10 ** digits;
  const whole = Number.isInteger(value);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: whole ? 0 : digits,
    maximumFractionDigits: digits,
  });
  return visibleGroups(format.format(value));
}
