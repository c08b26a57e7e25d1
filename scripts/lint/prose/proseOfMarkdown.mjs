/**
 * A Markdown file as prose of the same length but for soft hyphens, so that positions match the file. Keys of the front matter, code,
 * values put in by `{{name}}`, and links to pages in other languages count as numbers; addresses and anchors are blank.
 */
export function proseOfMarkdown(text) {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, (front) => front.replace(/^(?:---|updated: .*|\w+:)/gm, number))
    .replace(/```[\s\S]*?```|`[^`\n]*`|\{\{\w+\}\}|\[[^\]]*\]\([^)]*\/(?:de|es|fr)\)/g, number)
    .replace(/\{#[\w-]+\}|(?<=\])\([^)\n]*\)/g, (address) => ' '.repeat(address.length))
    .replaceAll('\u00ad', '');
}

function number(text) {
  return text.replace(/[^\n]/g, '0');
}
