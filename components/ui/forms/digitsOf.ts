/**
 * The digits of a code as typed or pasted: `"123 456"` → `"123456"`, `"12-34-56"` → `"123456"`. Full-width and other
 * decimal digits count as digits, since some keyboards produce them.
 */
export function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '');
}
