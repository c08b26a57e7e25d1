const maxLength = 6000;
const breaking = /^<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr)\b/i;
const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The text of a piece of markup, one line per paragraph or list item. It is displayed as text, never as markup. */
export function plainText(markup: string): string {
  return ['script', 'style']
    .reduce(withoutElements, markup.slice(0, 4 * maxLength))
    .replace(/<[^>]*>?/g, (tag) => (breaking.test(tag) ? '\n' : ''))
    .replace(/&(?:nbsp|lt|gt|quot|amp|#39);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, maxLength);
}

/** The markup without these elements and their content; an unclosed one extends to the end. */
function withoutElements(markup: string, name: string): string {
  // Lower-cases ASCII letters only: other letters may change length and shift every position after them.
  const lower = markup.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const kept: string[] = [];
  let from = 0;
  for (let start = lower.indexOf(`<${name}`); start >= 0; start = lower.indexOf(`<${name}`, from)) {
    kept.push(markup.slice(from, start));
    const end = lower.indexOf(`</${name}>`, start);
    if (end < 0) return kept.join('');
    from = end + `</${name}>`.length;
  }
  return kept.join('') + markup.slice(from);
}
