import { countryName } from '../countryName';
import type { CurrencyCode } from './currencies';

/**
 * The thirty countries in which the subscription is sold, by ISO 3166-1 alpha-2 code, with the region that decides
 * the features and the currency that decides the price.
 */
export type Region = 'us' | 'row';
export type SaleCountry = { region: Region; currency: CurrencyCode };

const euro: SaleCountry = { region: 'row', currency: 'EUR' };

export const saleCountries = {
  AT: euro,
  BE: euro,
  BG: euro,
  CA: { region: 'row', currency: 'CAD' },
  CY: euro,
  CZ: { region: 'row', currency: 'CZK' },
  DE: euro,
  DK: { region: 'row', currency: 'DKK' },
  EE: euro,
  ES: euro,
  FI: euro,
  FR: euro,
  GB: { region: 'row', currency: 'GBP' },
  GR: euro,
  HR: euro,
  HU: { region: 'row', currency: 'HUF' },
  IE: euro,
  IT: euro,
  LT: euro,
  LU: euro,
  LV: euro,
  MT: euro,
  NL: euro,
  PL: { region: 'row', currency: 'PLN' },
  PT: euro,
  RO: { region: 'row', currency: 'RON' },
  SE: { region: 'row', currency: 'SEK' },
  SI: euro,
  SK: euro,
  US: { region: 'us', currency: 'USD' },
} as const satisfies Record<string, SaleCountry>;

export type SaleCountryCode = keyof typeof saleCountries;

export function isSaleCountry(country: string | null): country is SaleCountryCode {
  return country !== null && Object.hasOwn(saleCountries, country);
}

/** True for the code of a country in which nothing is sold. */
export function isCountryWithoutSale(country: string | null): country is string {
  return country !== null && !isSaleCountry(country) && countryName(country, 'en') !== null;
}
