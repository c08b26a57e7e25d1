import { type ParserPlugin, parse } from '@babel/parser';
import { checkSync } from 'recheck';
import { codeIn } from './sources';

type Found = { place: string; source: string; flags: string };

/** Patterns built at run time, and what they are built from: never from anything in a request. */
const built = new Map([['lib/device/browser.ts', 'the names of our own apps']]);

const sources = codeIn('server', 'lib', 'enhance', 'pages', 'packages').filter(
  ({ path }) => !/^packages\/[^/]+\/tests\//.test(path),
);
const literals = new Map<string, Found>();
const constructions: string[] = [];
for (const { path, text } of sources) {
  const plugins: ParserPlugin[] = path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  walk(parse(text, { sourceType: 'module', plugins }).program, path);
}

function walk(node: unknown, path: string): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) walk(one, path);
    return;
  }
  const { type, pattern, flags, callee } = node as Record<string, unknown>;
  if (type === 'RegExpLiteral') {
    const found = { place: path, source: String(pattern), flags: String(flags) };
    literals.set(`/${found.source}/${found.flags}`, found);
  }
  if ((type === 'NewExpression' || type === 'CallExpression') && isRegExp(callee)) constructions.push(path);
  for (const [name, value] of Object.entries(node)) if (name !== 'loc') walk(value, path);
}

function isRegExp(callee: unknown): boolean {
  return typeof callee === 'object' && callee !== null && 'name' in callee && callee.name === 'RegExp';
}

/** No step of the search ends earlier on a machine that is busy. */
const untimed: Parameters<typeof checkSync>[2] = {
  ...{ timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null },
  recallLimit: 0,
  randomSeed: 1,
};

/**
 * Whether some text makes the matching time grow faster than the text's length. The same texts are tried in every run,
 * however long the machine takes over them.
 */
function isSuperLinear({ source, flags }: Pick<Found, 'source' | 'flags'>): boolean {
  return checkSync(source, flags, untimed).status !== 'safe';
}

it('116. H1: no regular expression of the site takes more than linear time', () => {
  expect(literals.size).toBeGreaterThan(150);
  const slow = [...literals].filter(([, found]) => isSuperLinear(found));
  expect(slow.map(([written, { place }]) => `${place} ${written}`)).toEqual([]);
}, 600_000);

it('116. H1: the rule recognizes a slow pattern', () => {
  for (const source of ['\\/+$', '^ +| +$', '(a|a)*$', '\\s*\\n\\s*', '<p\\b[^>]*>', 'a.*b.*c'])
    expect([source, isSuperLinear({ source, flags: '' })]).toEqual([source, true]);
});

it('116. H1: no pattern is built from a request', () => {
  expect(constructions.filter((path) => !built.has(path))).toEqual([]);
});
