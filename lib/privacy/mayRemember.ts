import { mayMeasure } from './mayMeasure';

/**
 * America, without the three departments of France there. Elsewhere, and in browsers that hide their time zone, the law may
 * ask for consent before a page keeps what its reader did not ask for (directive 2002/58/EC, article 5).
 */
const america = /^America\/(?!Guadeloupe|Martinique|Cayenne)/;

/** Whether this browser may keep what only we want to know: where it may be measured, in an American time zone. */
export function mayRemember(timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone): boolean {
  return mayMeasure() && america.test(timeZone);
}
