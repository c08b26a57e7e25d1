import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const documents = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/operating.md'];
const rooms =
  /^(server|lib|components|enhance|pages|packages|tests|scripts|styles|deploy|docs|public)\/[\w[\]./{},-]+$/;

/** `a/{b,c}.ts` stands for two paths. */
function each(path: string): string[] {
  const [, before = '', inner, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return inner === undefined ? [path] : inner.split(',').map((one) => before + one + after);
}

/** A path may be written without its file extension. */
function exists(path: string): boolean {
  if (existsSync(path)) return true;
  const folder = dirname(path);
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(`${basename(path)}.`));
}

it.each(documents)('every path named in %s exists', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  const paths = named.filter((text) => rooms.test(text)).flatMap(each);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});
