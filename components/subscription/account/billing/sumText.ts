import { formatMoney, isCurrency } from '@/lib/content/subscription/currencies';

/** An amount in minor units as it is read. A currency that we do not charge in is named by its code. */
export function sumText(amount: number, currency: string): string {
  return isCurrency(currency) ? formatMoney({ amount, currency }, 'en') : `${amount / 100} ${currency}`;
}
