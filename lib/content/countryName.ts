/** The name of a country (ISO 3166-1 alpha-2) in a language; null for what is not the code of one. */
export function countryName(code: string, locale: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code) ?? null;
}
