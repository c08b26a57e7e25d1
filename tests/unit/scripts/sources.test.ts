import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderedHash } from '../../../scripts/build/sources.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['.build/words.de.cjs', ['de']],
  ['.build/words.en.cjs', ['en']],
  ['lib/content/legal/de.md', ['en', 'de']],
  ['.next/BUILD_ID', ['en', 'de']],
])('after a change of %s renders %j again', (path, expected) => {
  const hashes = () => ['en', 'de'].map((language) => `${language} ${renderedHash(folder, language)}`);
  const before = hashes();
  expect(hashes()).toEqual(before);
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), 'changed');
  const changed = hashes().filter((hash) => !before.includes(hash));
  expect(changed.map((hash) => hash.slice(0, 2))).toEqual(expected);
});
