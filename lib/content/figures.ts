/** The figures we publish, each in one place; pages and structured data read them from here. */
export const figures = {
  teamSize: 335,
  monthlySearches: 3_000_000_000,
  /** Our place among search engines on phones in the United States. */
  mobileSearchRank: 2,
  monthlyDownloads: 9_000_000,
  /** Average over both stores, out of 5. */
  rating: 4.8,
  ios: { rating: 4.8, reviews: 2_900_000 },
  android: { rating: 4.7, reviews: 2_300_000 },
  /** In US dollars, since the first donation. */
  donatedDollars: 6_950_000,
} as const;

/** A large count as a headline writes it: `3000000000` → `"3 billion"`, `2900000` → `"2.9 million"`. */
export function spelledCount(count: number, locale = 'en'): string {
  return new Intl.NumberFormat(locale, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 2,
  }).format(count);
}

/** The same in the shortest form: `2900000` → `"2.9M"`. */
export function shortCount(count: number, locale = 'en'): string {
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 }).format(count);
}

/** The same for US dollars: `6950000` → `"$6.95M"`. */
export function shortDollars(sum: number, locale = 'en'): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumFractionDigits: 2,
  }).format(sum);
}
