import { formWords } from '../content/account/forms';

/** What is wrong with an address as typed, or null. Only obvious mistakes are caught; the service applies the full rule. */
export function addressProblem(email: string): string | null {
  if (email === '') return formWords.emailMissing;
  return /^[^@]+@[^@]+\.[^@.]+$/.test(email) ? null : formWords.emailIncomplete;
}
