/** How many days before a charge we say by email what will be charged, by the rules that ask for the most. */
export const chargeReminders = {
  /** Before the first charge after a trial longer than seven days: Visa's rules for trials ask for at least seven days. */
  longTrial: 7,
  /** After a shorter trial, of which those rules do not speak. */
  trial: 3,
  /** Before another year is charged: California asks for 15 to 45 days (Business and Professions Code, section 17602). */
  year: { from: 35, to: 30 },
  /** Before the charge that begins another year of months: the same section asks for a reminder once a year. */
  month: 7,
} as const;
