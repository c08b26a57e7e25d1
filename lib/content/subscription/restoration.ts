/**
 * Phone numbers of the restoration advisors in international format, all answered around the clock. The first two are
 * toll-free, which holds only where they are issued; the last is an ordinary number that every country reaches.
 */
const phones = {
  northAmerica: '+1 800 555 0142',
  unitedKingdom: '+44 808 157 0142',
  elsewhere: '+44 20 7946 0142',
} as const;

export type RestorationLine = keyof typeof phones;

/** The number to call from a country (ISO 3166-1 alpha-2). */
export function restorationPhone(country: string): string {
  if (country === 'US' || country === 'CA') return phones.northAmerica;
  return country === 'GB' ? phones.unitedKingdom : phones.elsewhere;
}

/** Which of them a number is, and with it what a call costs. */
export function restorationLine(phone: string): RestorationLine {
  if (phone === phones.northAmerica) return 'northAmerica';
  return phone === phones.unitedKingdom ? 'unitedKingdom' : 'elsewhere';
}
