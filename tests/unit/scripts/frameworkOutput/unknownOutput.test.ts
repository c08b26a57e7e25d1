import { flowStyles } from '@/scripts/build/frameworkOutput/flowStyles.mjs';
import { addFlowWords } from '@/scripts/build/frameworkOutput/flowWords.mjs';
import { withoutLoader } from '@/scripts/build/frameworkOutput/loaderScripts.mjs';
import { withoutPageLists } from '@/scripts/build/frameworkOutput/pageLists.mjs';
import { withStylesInside } from '@/scripts/build/frameworkOutput/pageStyles.mjs';
import { shortNames } from '@/scripts/build/frameworkOutput/scopes.mjs';

/** What the build makes of the output that it knows is asked of the built site (tests/service/site). */
const chunk = '/_next/static/chunks/pro.js';
const element = (address: string) => `<script src="${address}" defer=""></script>`;
const flow = (head = '') => ({ kind: 'flow' as const, language: 'en', html: `<head>${head}</head>` });
const site = (head: string, script = '', more: readonly string[] = []) => ({
  pages: new Map([['/pro', flow(head + element(chunk))]]),
  files: new Map([...more.map((address) => [address, ''] as const), [chunk, script]]),
});

const lists = ['build', 'ssg', 'clientMiddleware'].map((name) => `/_next/static/build/_${name}Manifest.js`);
const withLists = (named: readonly string[], script: string) =>
  withoutPageLists(site(named.map(element).join(''), script, lists));
const sheet = '<link rel="stylesheet" href="/site.css" data-n-g=""/>';
const inside = (head: string) => withStylesInside(site(head, '', ['/site.css']));
const styled = (script: string) => flowStyles([element(chunk)], new Map([[chunk, script]]));
const words = (script: string) => addFlowWords(site('', script), async () => '');
const list =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([document.currentScript,{otherChunks:["static/chunks/a.js"],runtimeModuleIds:[1,2]}])';

it.each<[string, () => unknown, string | RegExp]>([
  [
    'a script with the router',
    () => withLists(lists, 'emit("routeChangeStart")'),
    'its router is in a script',
  ],
  ['lists under other names', () => withLists(lists.slice(1), 'hydrate()'), '2 lists of pages'],
  ['a flow without a sheet', () => inside(''), 'no style sheet'],
  ['a class without a style', () => inside(`${sheet}<p class="jsx-99999999">`), 'no style for the class'],
  ['scopes that would be the same', () => shortNames(['aa0000000001', 'bb0000000001']), 'change one of them'],
  ['words asked for by a variable', () => words('siteWords(name)'), /which words \S+ asks for/],
  ...['', 'work()', `${list};`, `${list},(()=>{work()})()`].map((entry): [string, () => unknown, string] => [
    `an entry file like “${entry.slice(-20)}”`,
    () => withoutLoader(entry),
    "The framework's output changed",
  ]),
  ...[
    `(0,n.jsx)(t.default,{id:"abcdef12",children:\`.a.jsx-abcdef12{gap:\${g}px}\`})`,
    '(0,n.jsx)(t.f,{id:"abcdef12",dynamic:[a],children:".a.__jsx-style-dynamic-selector{}"})',
    'let r=css("x"),q;r.__hash="abcdef12"',
  ].map((script): [string, () => unknown, string] => [
    `146. B20: a style like ${script.slice(0, 40)}`,
    () => styled(script),
    chunk,
  ]),
])('the build stops at %s', async (_what, build, reason) => {
  await expect(async () => build()).rejects.toThrow(reason);
});
