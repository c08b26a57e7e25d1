/**
 * A number as Intl writes it, with its groups of digits visibly apart: `"1\u202f100\u202f000\u00a0$"` becomes
 * `"1\u00a0100\u00a0000\u00a0$"`. French uses the narrow no-break space (U+202F), which our typeface does not have. The
 * one that another typeface lends vanishes in a tightly set headline, and our own no-break space is narrow as it is.
 */
export function visibleGroups(number: string): string {
  return number.replaceAll('\u202f', '\u00a0');
}
