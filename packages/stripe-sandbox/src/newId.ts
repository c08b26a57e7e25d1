import type { Random } from './context';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `newId(random, 'cus')` → `cus_` plus letters and digits. Ids of hosted pages are long because they grant access. */
export function newId(random: Random, prefix: string, length = 24): string {
  return `${prefix}_${Array.from({ length }, () => letters[random.below(letters.length)]).join('')}`;
}
