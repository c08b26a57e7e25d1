import { codeIn, filesIn, type Source } from './sources';

/** Styles do not count as code: they stay with their component, however long they are. */
const styles = /(?:<style jsx[^>]*>\{|\bcss(?:\.global)?)`[^`]*`/g;

function lines({ text }: Source): number {
  return text.replace(styles, '').trimEnd().split('\n').length;
}

function longer(sources: readonly Source[], limit: number): string[] {
  return sources
    .filter((source) => lines(source) > limit)
    .map((source) => `${source.path}: ${lines(source)} lines`);
}

const code = codeIn(
  'pages',
  'components',
  'lib',
  'enhance',
  'server',
  'packages/store-sandbox',
  'packages/stripe-sandbox',
);

it('no file except data is longer than 300 lines, and nine in ten have fewer than 200', () => {
  expect(
    longer(
      code.filter(({ path }) => !path.startsWith('lib/content/')),
      300,
    ),
  ).toEqual([]);
  expect(longer(code, 199).length).toBeLessThan(code.length / 10);
});

it.each([
  ['components', /^components\//, 150],
  ['pages', /^pages\//, 80],
])('%s have no more lines than is usual for them', (_kind, place, limit) => {
  const sources = code.filter(({ path }) => place.test(path));
  expect(sources.length).toBeGreaterThan(25);
  expect(longer(sources, limit)).toEqual([]);
});

it('prerendered markup has no style attribute, which the content policy would block', () => {
  const styled = code.filter(({ path, text }) => path.endsWith('.tsx') && /\bstyle=/.test(text));
  expect(styled.map(({ path }) => path)).toEqual([]);
});

it('the head of a page is only written at build', () => {
  const heads = code.filter(({ text }) => text.includes("'next/head'")).map(({ path }) => path);
  // A document has no script that could render its head again.
  const documents = code
    .filter(({ text }) => text.includes('unstable_runtimeJS: false'))
    .map(({ path }) => path);
  expect(
    heads.filter((path) => path !== 'components/layout/PageHead.tsx' && !documents.includes(path)),
  ).toEqual([]);
  const users = code
    .filter(({ text }) => /<(?:PageHead|StructuredData)\b/.test(text))
    .map(({ path }) => path)
    .sort();
  expect(users).toEqual(['components/layout/HeadAtBuild.tsx', 'pages/_document.tsx']);
});

it('no component and no style calls another host', () => {
  const foreign = [...filesIn('components', 'enhance', 'styles'), ...codeIn('pages')].filter(({ text }) =>
    /(https?:)?\/\/(?!www\.w3\.org\/)[a-z0-9-]+\.[a-z]{2,}/i.test(text.replace(/^\s*\/\/.*$/gm, '')),
  );
  expect(foreign.map(({ path }) => path)).toEqual([]);
});

it('no file has a catch-all name', () => {
  const drawers = /(^|\/)(utils?|helpers?|common|misc|shared)(\.|\/)/i;
  expect(code.filter(({ path }) => drawers.test(path)).map(({ path }) => path)).toEqual([]);
  const barrels = code.filter(
    ({ path, text }) =>
      /\/index\.tsx?$/.test(path) && !path.startsWith('pages/') && /^export .* from/m.test(text),
  );
  expect(barrels.map(({ path }) => path)).toEqual([]);
});

it('all cookies that the service sets are written in one place', () => {
  const writers = codeIn('server').filter(({ text }) => /Max-Age=|stringifySetCookie/.test(text));
  expect(writers.map(({ path }) => path)).toEqual(['server/http/setCookie.ts']);
});

/** `name: path, path` for every name that occurs more than once. */
function shared(named: readonly { name: string; path: string }[]): string[] {
  const paths = new Map<string, string[]>();
  for (const { name, path } of named) paths.set(name, [...(paths.get(name) ?? []), path]);
  return [...paths].filter(([, all]) => all.length > 1).map(([name, all]) => `${name}: ${all.join(', ')}`);
}

it('no two files have the same name, except texts named by language', () => {
  const inLanguages = /^lib\/content\/(mails\/[a-z]{2}\.ts$|translations\/)/;
  const files = codeIn('components', 'lib', 'enhance', 'server').filter(
    ({ path }) => !inLanguages.test(path),
  );
  const named = files.map(({ path }) => ({ name: /([^/]+?)(?:\.d)?\.tsx?$/.exec(path)?.[1] ?? path, path }));
  expect(shared(named)).toEqual([]);
});

it('no two exports have the same name, neither in the browser nor on the server', () => {
  // The two generations of sign-in share one interface, every migration has an `up`, and `lib/messaging` has the names of
  // the interface that it implements. A call in the browser has the same name as the server function that answers it, a
  // translation the same as the English one it stands in for.
  const twins =
    /^(lib\/auth\/v1\.ts|lib\/messaging\/.*|lib\/content\/translations\/.*|server\/store\/migrations\/.*)$/;
  const namedByLanguage = /^lib\/content\/mails\/(.*\/)?[a-z]{2}\.ts$/;
  for (const side of [['components', 'lib', 'enhance'], ['server']]) {
    const sources = codeIn(...side).filter(({ path }) => !twins.test(path) && !namedByLanguage.test(path));
    const named = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:(?:async )?function|const|class) (\w+)/gm)].map(([, name = '']) => ({
        name,
        path,
      })),
    );
    expect(named.length).toBeGreaterThan(500);
    expect(shared(named)).toEqual([]);
  }
});
