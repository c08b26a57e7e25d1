import { type ParserPlugin, parse } from '@babel/parser';
import { codeIn, type Source } from './sources';

/** Styles do not count as code: they stay with their component, however long they are. */
const styles = /((?:<style jsx[^>]*>\{|\bcss(?:\.global)?)`)[^`]*`/g;
const limit = 60;

/** `path:line: 61 lines` for every function that is longer than the limit without its styles. */
function longFunctions({ path, text }: Source): string[] {
  const code = text.replace(styles, '$1`');
  if (code.split('\n').length <= limit) return [];
  const plugins: ParserPlugin[] = path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  return functionsBelow(parse(code, { sourceType: 'module', plugins }).program)
    .map(({ loc: { start, end } }) => ({ line: start.line, length: end.line - start.line + 1 }))
    .filter(({ length }) => length > limit)
    .map(({ line, length }) => `${path}:${line}: ${length} lines`);
}

type Place = { loc: { start: { line: number }; end: { line: number } } };

function functionsBelow(node: unknown, found: Place[] = []): Place[] {
  if (typeof node !== 'object' || node === null) return found;
  if (isFunction(node)) found.push(node);
  for (const [name, value] of Object.entries(node)) if (name !== 'loc') functionsBelow(value, found);
  return found;
}

function isFunction(node: object): node is Place {
  const written =
    /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod|ClassMethod)$/;
  return 'type' in node && written.test(String(node.type)) && 'loc' in node;
}

it('no function is longer than 60 lines without its styles', () => {
  const sources = codeIn('pages', 'components', 'lib', 'enhance', 'server').filter(
    // A migration is one list of statements, and never changes again. The sandbox is a stand-in.
    ({ path }) => !/^server\/(store\/migrations|sandbox)\//.test(path),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap(longFunctions)).toEqual([]);
});

it('the rule counts the lines of every kind of function, and not those of styles', () => {
  const lines = (count: number) => 'go();\n'.repeat(count);
  const text = [
    `function declared() {\n${lines(59)}}`,
    `const arrow = () => {\n${lines(59)}};`,
    `const shop = { open() {\n${lines(59)}} };`,
    `function short() {\n${lines(58)}}`,
    `function Styled() {\nreturn <style jsx>{\`\n${'p { color: red; }\n'.repeat(80)}\`}</style>;\n}`,
  ].join('\n');
  expect(longFunctions({ path: 'some.tsx', text })).toEqual([
    'some.tsx:1: 61 lines',
    'some.tsx:62: 61 lines',
    'some.tsx:123: 61 lines',
  ]);
});
