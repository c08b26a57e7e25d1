const maximumLength = 6000;
const breaks = /<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr)\b[^>]*>/gi;
const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The text of a piece of markup, one line per paragraph or list item. It is shown as text, never as markup. */
export function plainText(markup: string): string {
  return markup
    .slice(0, 4 * maximumLength)
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, '')
    .replace(breaks, '\n')
    .replace(/<[^>]*>?/g, '')
    .replace(/&(?:nbsp|lt|gt|quot|amp|#39);/g, (entity) => entities[entity] ?? entity)
    .split(/\s*\n\s*/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, maximumLength);
}
