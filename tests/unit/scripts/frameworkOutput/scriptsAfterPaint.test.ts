/** @jest-environment jsdom */
import { fetchScriptsAfterPaint } from '@/scripts/build/frameworkOutput/scriptsAfterPaint.mjs';

const deferred = (name: string) => `<script src="/_next/static/chunks/${name}.js" defer=""></script>`;
const named = (name: string) =>
  `<script type="after-paint" data-src="/_next/static/chunks/${name}.js"></script>`;

function siteWith(scripts: string, kind: 'flow' | 'document' = 'flow') {
  const html = `<head>${scripts}</head><body><link rel="stylesheet" href="/a.css"/></body>`;
  const other = { kind: 'flow' as const, html: `<head>${deferred('c')}</head><body></body>` };
  return {
    pages: new Map([
      ['/pro', { kind, html }],
      ['/subscriptions', other],
    ]),
    files: new Map<string, string>(),
  };
}

it('the browser is told to fetch no script of the sales page by itself, and their order stays', () => {
  const before = siteWith(deferred('a') + deferred('b'));
  const { pages } = fetchScriptsAfterPaint(before);
  const html = pages.get('/pro')?.html ?? '';
  expect(html).toContain(`<head>${named('a')}${named('b')}</head>`);
  expect(html).toMatch(/<body><script>\(function\(\)\{.*\}\)\(\)<\/script><link/);
  // Nor by a guess: older WebKit fetches what a `src` names, whatever the type of its element.
  expect(html).not.toMatch(/\ssrc=/);
  expect(pages.get('/subscriptions')).toEqual(before.pages.get('/subscriptions'));
});

it('the page then fetches them itself once it is read, to be run one after the other', () => {
  jest.useFakeTimers();
  const { pages } = fetchScriptsAfterPaint(siteWith(deferred('a') + deferred('b')));
  const html = pages.get('/pro')?.html ?? '';
  document.documentElement.innerHTML = html;
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  new Function(/<script>(.*?)<\/script>/.exec(html)?.[1] ?? '')();
  jest.advanceTimersByTime(500);
  expect(document.head.querySelectorAll('script[src]')).toHaveLength(0);
  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  const fetched = [...document.head.querySelectorAll('script')];
  expect(fetched.map((script) => [script.getAttribute('src'), script.type, script.async])).toEqual([
    ['/_next/static/chunks/a.js', '', false],
    ['/_next/static/chunks/b.js', '', false],
  ]);
  readyState.mockRestore();
  jest.useRealTimers();
});

it('stops the build when the sales page has no deferred scripts, or is a document', () => {
  expect(() => fetchScriptsAfterPaint(siteWith(''))).toThrow(/no deferred scripts/);
  expect(() => fetchScriptsAfterPaint(siteWith(deferred('a'), 'document'))).toThrow(/no flow/);
});
