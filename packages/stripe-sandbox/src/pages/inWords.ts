import { dayWithZone } from '@/lib/content/days';
import { formatMoney, isCurrency } from '@/lib/content/subscription/currencies';
import type { PriceRecord } from '../records';
import { checkoutWords } from '../words/checkoutWords';

const language = 'en-US';

/** `money(999, 'usd')` → `$9.99`. A currency we do not charge in is written with its code. */
export function money(amount: number, currency: string): string {
  const code = currency.toUpperCase();
  if (isCurrency(code)) return formatMoney({ amount, currency: code }, language);
  return `${(amount / 100).toFixed(2)} ${code}`;
}

/** `$99.99 per year` */
export function priceInWords(price: PriceRecord, quantity = 1): string {
  const amount = money(price.unit_amount * quantity, price.currency);
  return `${amount} ${checkoutWords.perInterval[price.recurring.interval]}`;
}

/** `January 31, 2026 (UTC)`, as the mails write it. */
export function dateInWords(seconds: number): string {
  return dayWithZone(seconds * 1000);
}
