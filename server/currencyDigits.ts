/** How many digits of a currency (ISO 4217, in either case) are behind the point: sums are stored in its smallest unit. */
export function currencyDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
