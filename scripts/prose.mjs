import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maintainersProse, peoplesProse } from './lint/files.mjs';
import { lintProse } from './lint/prose/lintProse.mjs';
import { root } from './prepare.mjs';

/** Reads the English of pages, mails, legal texts, and documents: `npm run prose`, part of the check. */
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

function files(folder) {
  return readdirSync(join(root, folder), { recursive: folder !== '.' }).map((name) =>
    join(folder, name).replaceAll('\\', '/'),
  );
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}
