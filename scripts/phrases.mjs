import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { more, patterns, topics } from './phrases/english.mjs';
import { others } from './phrases/others.mjs';

/**
 * Writes the phrases that /ac suggests, `lib/content/phrases/<language>.ts`: every topic in every pattern it fits. Run
 * `node scripts/phrases.mjs` after changing the topics, and commit the result.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'lib/content/phrases');

function listed(text) {
  return text.split(',').map((topic) => topic.replace(/\s+/g, ' ').trim());
}

/** The English article for a single item: "a laptop", "an office chair", and none for a plural. */
function article(phrase) {
  return phrase
    .replace(/ a (?!usb )(?=[aeiou])/, ' an ')
    .replace(/ an? (?=(?:\w+ )?(?:headphones|earbuds|boots|shoes|games|books)$)/, ' ')
    .replace(/ a (?=photo storage$)/, ' ');
}

function expand(pattern, lists) {
  const name = /\{(\w+)\}/.exec(pattern)?.[1];
  return listed(lists[name]).map((topic) => pattern.replace(`{${name}}`, topic));
}

function phrasesOf({ patterns: all, topics: lists }) {
  return all.flatMap((pattern) => expand(pattern, lists));
}

const languages = { en: [...phrasesOf({ patterns, topics }).map(article), ...listed(more).filter(Boolean)] };
for (const [language, parts] of Object.entries(others)) languages[language] = phrasesOf(parts);

mkdirSync(folder, { recursive: true });
for (const [language, all] of Object.entries(languages)) {
  const phrases = [...new Set(all)];
  const head = '/** Written by scripts/phrases.mjs, the most wanted first. One phrase a line. */';
  writeFileSync(
    join(folder, `${language}.ts`),
    `${head}\nexport const ${language} = \`\n${phrases.join('\n')}\n\`;\n`,
  );
  console.log(`${language}: ${phrases.length} phrases`);
}
