/**
 * Text normalized for comparison: lower case, no accents, and every run of punctuation as one space. "Crème brûlée" and
 * "creme brulee" fold to the same text; letters of other scripts stay.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
