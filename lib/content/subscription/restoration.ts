/** Phone numbers of the restoration advisors in international format; both are answered around the clock. */
const phones = { northAmerica: '+1 800 555 0142', elsewhere: '+44 808 157 0142' } as const;

/** The toll-free number for a country (ISO 3166-1 alpha-2). */
export function restorationPhone(country: string): string {
  return country === 'US' || country === 'CA' ? phones.northAmerica : phones.elsewhere;
}
