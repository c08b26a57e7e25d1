import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from './build/languages.mjs';
import { maintainersProse, peoplesProse, translatedProse } from './lint/files.mjs';
import { countWords } from './lint/prose/countWords.mjs';
import { lintProse } from './lint/prose/lintProse.mjs';
import { root } from './prepare.mjs';

/**
 * Reads the English of pages, mails, legal texts, and documents: `npm run prose`, part of the check. With `--count` it
 * says how many words people read in each language.
 */
if (process.argv.includes('--count')) {
  printCounts();
  process.exit(0);
}
let found = 0;
for (const { folder, ending, except } of [...peoplesProse, ...maintainersProse]) {
  const forMaintainers = maintainersProse.some((place) => place.folder === folder);
  for (const path of files(folder).filter((name) => name.endsWith(ending) && !except?.test(name))) {
    for (const { line, column, message } of await lintProse(path, read(path), { forMaintainers })) {
      console.error(`${path}:${line}:${column} ${message}`);
      found += 1;
    }
  }
}
if (found > 0) console.error(`\n${found} to be written differently; docs/writing.md says how.`);
process.exit(found === 0 ? 0 : 1);

/** Of the English texts those count that have translations. */
function printCounts() {
  const translations = 'lib/content/translations';
  const counted = translatedProse.flatMap(({ folder, ending, only }) =>
    files(folder).filter((name) => name.endsWith(ending) && (!only || only.test(name))),
  );
  const english = files(`${translations}/de`)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace('translations/de/', ''));
  const counts = [...new Set([...counted, ...english])]
    .filter((name) => existsSync(join(root, name)))
    .map((name) => countWords(name, read(name)));
  for (const language of languages)
    console.log(`${language} ${counts.reduce((sum, count) => sum + count[language], 0)} words`);
}

function files(folder) {
  return readdirSync(join(root, folder), { recursive: folder !== '.' }).map((name) =>
    join(folder, name).replaceAll('\\', '/'),
  );
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}
