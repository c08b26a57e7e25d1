import { listOfFlows } from '@/scripts/build/frameworkOutput/pageList.mjs';

const notice = 'self.__BUILD_MANIFEST_CB && self.__BUILD_MANIFEST_CB()';
const pages = new Map([
  ['/about', { kind: 'document' as const }],
  ['/pro', { kind: 'flow' as const }],
]);

it('lists flows and what the framework itself shows, and none of the documents', () => {
  const entries = {
    '/about': ['a.js'],
    '/pro': ['b.js'],
    '/_error': ['c.js'],
    __rewrites: { afterFiles: [] },
    sortedPages: ['/_app', '/about', '/pro'],
  };
  const script = listOfFlows(`self.__BUILD_MANIFEST = ${JSON.stringify(entries, null, 2)};${notice}`, pages);
  const { '/about': _, ...kept } = entries;
  expect(script).toBe(
    `self.__BUILD_MANIFEST=${JSON.stringify({ ...kept, sortedPages: ['/_app', '/pro'] })};${notice}`,
  );
});

it('stops the build when the list looks otherwise', () => {
  expect(() => listOfFlows('self.__PAGES = {}', pages)).toThrow(/list of pages/);
});
