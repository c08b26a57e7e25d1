import { dayInZone } from '@/lib/content/days';
import { zeroDecimalCurrencies } from '../currencyCodes';
import type { PriceRecord } from '../records';
import type { HostedLanguage, HostedWords } from '../words/hostedWords';

/** `money(999, 'usd', 'en')` → `$9.99`, and `$0.00` for nothing, as on every bill. */
export function money(amount: number, currency: string, language: HostedLanguage): string {
  const value = zeroDecimalCurrencies.has(currency.toLowerCase()) ? amount : amount / 100;
  return new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() }).format(
    value,
  );
}

/** `$99.99 per year` */
export function priceInWords(price: PriceRecord, { language, checkout }: HostedWords, quantity = 1): string {
  const amount = money(price.unit_amount * quantity, price.currency, language);
  return `${amount} ${checkout.perInterval[price.recurring.interval]}`;
}

/** `January 31, 2026 (UTC)`. */
export function dateInWords(seconds: number, language: HostedLanguage): string {
  return `${dayInZone(seconds * 1000, language)} (UTC)`;
}
