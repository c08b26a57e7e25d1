/**
 * The digits of what was typed or pasted as a code: `"123 456"` → `"123456"`, `"12-34-56"` → `"123456"`. Full-width and other
 * decimal digits count as digits, since some keyboards write them.
 */
export function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '');
}
