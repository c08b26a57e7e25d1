import { parse } from '@babel/parser';
import { languages } from '../../build/languages.mjs';
import { proseOfMarkdown } from './proseOfMarkdown.mjs';
import { notProse } from './proseOfStrings.mjs';

const word = /[\p{L}\p{N}]+(?:[’'.,:-][\p{L}\p{N}]+)*/gu;

/**
 * How many words people read in a file, by language. The language is named by the path, as in `translations/de/…`, or by
 * the record or function in the file that holds its texts, such as `de` in a mail. All other texts are English.
 *
 * @param {string} path where the file is; Markdown is read as text, TypeScript for its strings
 * @param {string} source what the file holds
 * @returns {Record<string, number>} a number for each language
 */
export function countWords(path, source) {
  const counts = Object.fromEntries(languages.map((language) => [language, 0]));
  const ofFile = path.split(/[/.]/).find((part) => languages.includes(part)) ?? 'en';
  if (path.endsWith('.md')) counts[ofFile] += wordsIn(proseOfMarkdown(source));
  else visit(parse(source, { sourceType: 'module', plugins: ['typescript'] }).program, ofFile, counts);
  return counts;
}

function visit(node, language, counts) {
  if (!node || typeof node.type !== 'string') return;
  if (node.type === 'ImportDeclaration' || /^TS(?!AsExpression|SatisfiesExpression|NonNull)/.test(node.type))
    return;
  if (node.type === 'StringLiteral') counts[language] += wordsIn(node.value);
  if (node.type === 'TemplateElement') counts[language] += wordsIn(node.value.cooked ?? '');
  const { name, value } = node.key ?? node.id ?? {};
  const own = languages.includes(name ?? value) ? (name ?? value) : language;
  for (const [part, child] of Object.entries(node)) {
    if (part === 'key') continue;
    for (const one of Array.isArray(child) ? child : [child]) visit(one, own, counts);
  }
}

function wordsIn(text) {
  if (notProse.test(text)) return 0;
  return text.replaceAll('\u00ad', '').match(word)?.length ?? 0;
}
