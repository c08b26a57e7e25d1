import { readFileSync } from 'node:fs';
import americanEnglish from 'dictionary-en';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { proseOfMarkdown } from './proseOfMarkdown.mjs';
import { proseOfStrings } from './proseOfStrings.mjs';
import { wording } from './wording.mjs';

const ownWords = readFileSync(new URL('words.txt', import.meta.url), 'utf8');
const strings = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextSpell, { dictionary: americanEnglish, personal: ownWords, max: 1 })
  .freeze();
const markdown = unified().use(remarkParse).use(remarkRetext, strings).freeze();
const readers = {
  '.ts': { prose: proseOfStrings, processor: strings },
  '.json': { prose: proseOfStrings, processor: strings },
  '.md': { prose: proseOfMarkdown, processor: markdown },
};

/**
 * What should be written differently in a file: spelling that is not American English, repeated words, and expressions
 * of the word list. It reads the strings of a TypeScript or JSON file and the text of a Markdown file.
 *
 * @param {string} path where the file is; its ending says how to read it
 * @param {string} source what the file holds
 * @param {{ forMaintainers?: boolean }} options whether it is a document for maintainers, which few entries hold for
 * @returns {Promise<{ line: number, column: number, message: string }[]>} in the order of the file
 */
export async function lintProse(path, source, { forMaintainers = false } = {}) {
  const { prose, processor } = readers[path.slice(path.lastIndexOf('.'))];
  const text = prose(source);
  const file = new VFile({ path, value: text });
  await processor.run(processor.parse(file), file);
  const misspelled = file.messages
    .filter(({ ruleId }) => ruleId !== 'overflow')
    .map(({ place, actual, source: rule }) => ({
      offset: place.start.offset,
      message:
        rule === 'retext-spell'
          ? `“${actual}” is not an American word, nor one of ours`
          : `“${actual}” twice`,
    }));
  const entries = wording.filter(({ alsoInDocuments }) => alsoInDocuments || !forMaintainers);
  const avoided = entries.flatMap(({ avoid, say }) =>
    [...text.matchAll(new RegExp(avoid, `${avoid.flags}g`))].map(({ 0: found, index }) => ({
      offset: index,
      message: `“${found}”: ${say}`,
    })),
  );
  return [...misspelled, ...avoided]
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ offset, message }) => ({ ...placeOf(offset, source), message }));
}

function placeOf(offset, source) {
  const lines = source.slice(0, offset).split('\n');
  return { line: lines.length, column: lines.at(-1).length + 1 };
}
