import { language } from '@/lib/content/site/languages/language';
import { formatMoney, isCurrency } from '@/lib/content/subscription/currencies';

/** Formats an amount in minor units. A currency that we do not charge in is shown by its code. */
export function sumText(amount: number, currency: string): string {
  return isCurrency(currency)
    ? formatMoney({ amount, currency }, language)
    : `${(amount / 100).toLocaleString(language)} ${currency}`;
}
