import { type ParserPlugin, parse } from '@babel/parser';
import { checkSync } from 'recheck';
import { codeIn } from './sources';

type Found = { place: string; source: string; flags: string };
type Place = { loc: { start: { line: number }; end: { line: number } } };

/** Patterns built at run time, and what they are built from: never from anything in a request. */
const built = new Map([['lib/device/browser.ts', 'the names of our own apps']]);
/** Styles do not count as code: they stay with their component, however long they are. */
const styles = /((?:<style jsx[^>]*>\{|\bcss(?:\.global)?)`)[^`]*`/g;
/** A migration is one list of statements, and never changes again. The sandbox and the packages are stand-ins. */
const mayBeLong = /^(server\/(store\/migrations|sandbox)|packages)\//;
const limit = 60;

const sources = codeIn('server', 'lib', 'enhance', 'pages', 'components', 'packages').filter(
  ({ path }) => !/^packages\/[^/]+\/tests\//.test(path),
);
const literals = new Map<string, Found>();
const constructions: string[] = [];
const longFunctions: string[] = [];
// Each file is parsed once for all of these rules.
for (const { path, text } of sources) {
  const plugins: ParserPlugin[] = path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  walk(parse(text.replace(styles, '$1`'), { sourceType: 'module', plugins }).program, path);
}

function walk(node: unknown, path: string): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, pattern, flags, callee } = node as Record<string, unknown>;
  if (type === 'RegExpLiteral') {
    const found = { place: path, source: String(pattern), flags: String(flags) };
    literals.set(`/${found.source}/${found.flags}`, found);
  }
  if ((type === 'NewExpression' || type === 'CallExpression') && isRegExp(callee)) constructions.push(path);
  if (isFunction(node) && !mayBeLong.test(path)) {
    const { start, end } = node.loc;
    const lines = end.line - start.line + 1;
    if (lines > limit) longFunctions.push(`${path}:${start.line}: ${lines} lines`);
  }
  for (const [name, value] of Object.entries(node)) if (name !== 'loc') walk(value, path);
}

function isRegExp(callee: unknown): boolean {
  return typeof callee === 'object' && callee !== null && 'name' in callee && callee.name === 'RegExp';
}

function isFunction(node: object): node is Place {
  const written =
    /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod|ClassMethod)$/;
  return 'type' in node && written.test(String(node.type)) && 'loc' in node;
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

it('116. H1: no pattern is built from a request', () => {
  expect(constructions.filter((path) => !built.has(path))).toEqual([]);
});

it('no function is longer than 60 lines without its styles', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(longFunctions).toEqual([]);
});
