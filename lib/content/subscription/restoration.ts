/** Numbers of the restoration advisers, in the international form; both are answered day and night. */
const phones = { northAmerica: '+1 800 555 0142', elsewhere: '+44 808 157 0142' } as const;

/** The number for a country, ISO 3166-1 alpha-2: toll-free from there. */
export function restorationPhone(country: string): string {
  return country === 'US' || country === 'CA' ? phones.northAmerica : phones.elsewhere;
}
