import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteWords } from '@/lib/content/routes/route';
import { goneUrls } from '@/lib/content/site/goneUrls';
import { languages, readPath, standardLanguage } from '@/lib/content/site/languages/languages';
import { pageThemes } from '@/lib/content/site/pageThemes';
import { redirectedSections, redirects } from '@/lib/content/site/redirects';
import { type Route, routeAt, routes } from '@/lib/content/site/routes';
import { codeIn, importsOf, reachedFrom } from '../sources';

const records: Route[] = Object.values(routes);
const sources = codeIn('pages', 'components', 'lib', 'enhance');
const imports = importsOf(sources);
const frame = new Set(['pages/_app.tsx', 'pages/_document.tsx', 'pages/_error.tsx']);
const pages = sources.filter(({ path }) => /^pages\/.*\.tsx$/.test(path) && !frame.has(path));

/** Title and description of every page in one language. */
function routeWordsIn(language: string): Record<string, RouteWords> {
  const folder = language === standardLanguage ? '' : `translations/${language}/`;
  return require(join(process.cwd(), `lib/content/${folder}routes/routeWords.ts`)).routeWords;
}

/** The last part of a file's path may be what several versions of one page differ in. */
function addressOf(path: string): string {
  return (
    `/${path.replace(/^pages\//, '').replace(/\.tsx$/, '')}`.replace(/\/?(?:index|\[\[.*\]\])$/, '') || '/'
  );
}

function isDocument(text: string): boolean {
  return /unstable_runtimeJS:\s*false/.test(text);
}

it('every page has a record in the catalog, and every record a page', () => {
  expect(pages.map(({ path }) => addressOf(path)).sort()).toEqual(Object.keys(routes).sort());
  expect(records.map(({ path }) => path)).toEqual(Object.keys(routes));
});

it('a page is of the kind stated in its record', () => {
  const kinds = pages.map(({ path, text }) => [addressOf(path), isDocument(text) ? 'document' : 'flow']);
  expect(Object.fromEntries(kinds)).toEqual(
    Object.fromEntries(records.map(({ path, kind }) => [path, kind])),
  );
});

it.each(languages)(
  'titles and descriptions are present, short enough to be shown in full, and distinct in %s',
  (language) => {
    const words = Object.entries(routeWordsIn(language));
    const wrong = words.filter(
      ([, { title, description }]) =>
        title.length < 10 || title.length > 75 || description.length < 25 || description.length > 165,
    );
    expect(wrong).toEqual([]);
    for (const text of ['title', 'description'] as const)
      expect(new Set(words.map(([, record]) => record[text])).size).toBe(words.length);
  },
);

it('a flow counts its view under the event in its record', () => {
  const counted = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/usePageView\('(\w+)'/g)].map(([, event]) => [addressOf(path), event]),
  );
  const flows = records.filter(({ kind }) => kind === 'flow');
  expect(Object.fromEntries(counted)).toEqual(
    Object.fromEntries(flows.map(({ path, event }) => [path, event])),
  );
});

it('every page of the site map says in lib/content/site/pageThemes, itself or by its first segment, which background it has', () => {
  const lost = records
    .filter(({ sitemap }) => sitemap)
    .map(({ path }) => path.slice(1))
    .filter(
      (path) => !Object.hasOwn(pageThemes, path) && !Object.hasOwn(pageThemes, path.split('/')[0] ?? ''),
    );
  expect(lost).toEqual([]);
});

it('a document contains no hook, no handler and no framework script', () => {
  const documents = [
    ...pages.filter(({ text }) => isDocument(text)).map(({ path }) => path),
    'pages/_document.tsx',
    'pages/_error.tsx',
  ];
  const reached = new Set(reachedFrom(documents, imports));
  const parts = sources.filter(({ path }) => reached.has(path) && /^(pages|components)\//.test(path));
  expect(parts.length).toBeGreaterThan(15);
  const hook = /\buse[A-Z]\w*\s*\(/;
  // A handler that is only passed on, as a button does, is fine: documents pass none.
  const handler = /\bon[A-Z]\w*=\{(?!handler\})/;
  expect(parts.filter(({ text }) => hook.test(text)).map(({ path }) => path)).toEqual([]);
  expect(parts.filter(({ text }) => handler.test(text)).map(({ path }) => path)).toEqual([]);
  expect([...reached].filter((path) => path.startsWith('lib/hooks/'))).toEqual([]);
});

/** Files that the server generates, such as the sitemap. */
const calls = new Set(
  [...readFileSync('server/main/siteRoutes.ts', 'utf8').matchAll(/\['([\w.-]+(?:\/[\w.-]+)*)',/g)].map(
    ([, path]) => `/${path}`,
  ),
);

/** The paths of our own URLs in the code, without query and fragment. */
function writtenAddresses(): string[] {
  const places = sources.filter(({ path }) => /^(lib\/content|components|pages\/)/.test(path));
  return places.flatMap(({ path, text }) =>
    [...text.matchAll(/['"`](\/[a-z0-9][A-Za-z0-9_./-]*)(?=['"`?#$])/g)].map(
      ([, address]) => `${path} ${address}`,
    ),
  );
}

/** First segments of the paths that the server answers with its own handlers. */
const siteRoutes = new Set(
  [...readFileSync('server/main/siteRoutes.ts', 'utf8').matchAll(/\['([\w.-]+)(?:\/\*)?', \{/g)].map(
    ([, name]) => name,
  ),
);

it('every internal link in a page or a text leads somewhere', () => {
  const written = writtenAddresses();
  expect(written.length).toBeGreaterThan(20);
  const lost = written.filter((entry) => {
    const address = entry.split(' ')[1] ?? '';
    if (Object.hasOwn(routes, readPath(address).path) || siteRoutes.has(address.split('/')[1])) return false;
    if (address.startsWith('/api/'))
      return !existsSync(`pages${address}.ts`) && !existsSync(`pages${address}/index.ts`);
    // The caller fills in the name of an enhancement; its folder is what must exist.
    if (address === '/enhance/') return !existsSync('enhance');
    if (address.startsWith('/enhance/')) return !existsSync(address.slice(1).replace(/js$/, 'ts'));
    if (calls.has(address) || Object.hasOwn(redirects, address) || goneUrls.has(address)) return false;
    if (Object.hasOwn(redirectedSections, address)) return false;
    return !existsSync(`public${address}`);
  });
  expect(lost).toEqual([]);
});

it('every named enhancement exists', () => {
  const names = sources.flatMap(({ text }) =>
    [...text.matchAll(/(?:names|enhancements)=\{\[([^\]]*)\]\}/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([\w/-]+)'/g)].map(([, name]) => name),
    ),
  );
  expect(names).toContain('site');
  expect(names.filter((name) => !existsSync(`enhance/${name}.ts`))).toEqual([]);
});

it('148. L12: every page that a mail links to with a token says so in its record', () => {
  const links = codeIn('server').flatMap(({ text }) => [
    ...text.matchAll(/publicOrigin\}(\/[\w/-]+)(?:[?]\w+=|#)\$\{/g),
  ]);
  const linked = [...links.map(([, path = '']) => path), '/newsletter/confirm', '/newsletter/unsubscribe'];
  expect(linked).toContain('/subscriptions/undo-email');
  expect(linked.filter((path) => routeAt(path)?.personal !== 'token')).toEqual([]);
});
