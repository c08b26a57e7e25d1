import { withoutPageLists } from '@/scripts/build/frameworkOutput/pageLists.mjs';

const list = (name: string) => `/_next/static/build/_${name}Manifest.js`;
const element = (address: string) => `<script src="${address}" defer=""></script>`;
const lists = ['build', 'ssg', 'clientMiddleware'].map(list);
const chunk = '/_next/static/chunks/a.js';

function siteWith(script: string, named = lists) {
  const html = `<head>${[chunk, ...named].map(element).join('')}</head>`;
  const files = new Map([chunk, ...lists].map((address) => [address, 'self.__LIST={}']));
  return { pages: new Map([['/pro', { kind: 'flow' as const, html }]]), files: files.set(chunk, script) };
}

it('a flow names no list of pages, and none is served', () => {
  const { pages, files } = withoutPageLists(siteWith('hydrate()'));
  expect(pages.get('/pro')?.html).toBe(`<head>${element(chunk)}</head>`);
  expect([...files.keys()]).toEqual([chunk]);
});

it('stops the build when a script contains the router that reads the lists', () => {
  expect(() => withoutPageLists(siteWith('emit("routeChangeStart")'))).toThrow(/its router is in a script/);
});

it('stops the build when the lists have other names', () => {
  expect(() => withoutPageLists(siteWith('hydrate()', lists.slice(1)))).toThrow(/2 lists of pages/);
});
