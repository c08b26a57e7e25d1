import { isSaleCountry, saleCountries } from './countries';
import { countryRules } from './countryRules';

const notices = Object.keys(saleCountries)
  .filter(isSaleCountry)
  .map((country) => countryRules(country).renewalNotice?.latest ?? 0);

/** How many days before a charge we say by email what will be charged, by the rules that ask for the most. */
export const chargeReminders = {
  /** Before the first charge after a trial longer than seven days: Visa's rules for trials ask for at least seven days. */
  longTrial: 7,
  /** After a shorter trial, of which those rules do not speak. */
  trial: 3,
  /** Before another year is charged: a few days before the latest that any country allows, for what has to be sent again. */
  year: { from: 35, to: Math.max(...notices) },
  /** Before the charge that begins another year of months: the same section asks for a reminder once a year. */
  month: 7,
} as const;
