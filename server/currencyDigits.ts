/** How many digits of a currency (ISO 4217, in either case) are behind the point: sums are stored in its smallest unit. */
export function currencyDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A sum in the smallest unit of a currency, as a plain number: `9.99`. */
export function decimalSum(amount: number, currency: string): string {
  const digits = currencyDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
