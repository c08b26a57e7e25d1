import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mediaWidths from '@/scripts/build/mediaWidths.mjs';
import askForWords from '@/scripts/build/words.mjs';
import { openBuildCache } from '../../../scripts/build/buildCache.mjs';
import { renderedHash } from '../../../scripts/build/sources.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes once what has the same content, and removes what is no longer used', async () => {
  const make = jest.fn(async () => 'made');
  const build = () => openBuildCache(folder);
  const first = build();
  await Promise.all([first.made('text', '.up', make), first.made('text', '.up', make)]);
  await first.made('other', '.up', make);
  expect(make).toHaveBeenCalledTimes(2);
  const next = build();
  expect(String(await next.made('text', '.up', make))).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
  next.forgetUnused();
  expect(readdirSync(folder)).toHaveLength(1);
});

it('puts the width in the place of its name, in components and in style sheets', () => {
  const component = 'const look = `@media screen and (--below-medium) { p { color: var(--color-text) } }`;';
  expect(mediaWidths(component)).toBe(
    'const look = `@media screen and (max-width: 49.99rem) { p { color: var(--color-text) } }`;',
  );
  expect(mediaWidths('@media (--from-compact) and (--below-wide) {}')).toBe(
    '@media (min-width: 30rem) and (max-width: 61.99rem) {}',
  );
});

it('stops the build at a name that nobody defined', () => {
  expect(() => mediaWidths('@media (--below-tall) {}')).toThrow(
    'styles/breakpoints.css has no --below-tall.',
  );
});

const project = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(project, { recursive: true }));

it.each([
  ['.build/words.de.cjs', ['de']],
  ['.build/words.en.cjs', ['en']],
  ['lib/content/legal/de.md', ['en', 'de']],
  ['.next/BUILD_ID', ['en', 'de']],
])('after a change of %s renders %j again', (path, expected) => {
  const hashes = () => ['en', 'de'].map((language) => `${language} ${renderedHash(project, language)}`);
  const before = hashes();
  expect(hashes()).toEqual(before);
  mkdirSync(join(project, path, '..'), { recursive: true });
  writeFileSync(join(project, path), 'changed');
  const changed = hashes().filter((hash) => !before.includes(hash));
  expect(changed.map((hash) => hash.slice(0, 2))).toEqual(expected);
});

const source =
  "export type Words = string;\nexport const formWords = { email: 'Email' };\nexport const other = 1;";

it.each([
  [
    'a module with translations is compiled to one that asks for its words',
    'account/forms',
    "export const formWords = /*#__PURE__*/ siteWords('account/forms/formWords');\n" +
      "export const other = /*#__PURE__*/ siteWords('account/forms/other');",
  ],
  ['a module in English alone is compiled as it is', 'brand', source],
])('%s', (_what, path, compiled) => {
  const resourcePath = `${process.cwd()}/lib/content/${path}.ts`;
  expect(askForWords.call({ resourcePath }, source)).toBe(compiled);
});
