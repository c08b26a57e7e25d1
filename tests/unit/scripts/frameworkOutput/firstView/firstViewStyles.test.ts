/** @jest-environment jsdom */
import { paintFirstView } from '@/scripts/build/frameworkOutput/firstView/firstViewStyles.mjs';

const faces =
  '@font-face{font-family:F;src:url(/fonts/f.woff2)}@font-face{font-family:G;src:url(/fonts/g.woff2)}@media (min-width:42rem){@font-face{font-family:F;font-display:swap}}@font-face{font-family:L;src:local(Arial)}';
const files = {
  '/_next/static/chunks/site.css': `${faces}@layer base{h1{color:red}footer{top:0}.grid{--first:1fr}}`,
  '/_next/static/css/flow.css': '.card{gap:0}.open{gap:1px}',
};
const head =
  '<link rel="preload" href="/fonts/f.woff2" as="font"/><link rel="preload" href="/_next/static/chunks/site.css" as="style"/><link rel="stylesheet" href="/_next/static/chunks/site.css" data-n-g=""/>';
const flow = `<html><head>${head}<link rel="stylesheet" href="/_next/static/css/flow.css"/></head><body><main><div class="card"><h1>A</h1></div><p>B</p></main><footer></footer></body></html>`;
const document = `<html><head>${head}<style>.card{gap:0}.open{gap:1px}</style></head><body><main><div class="card"><h1>A</h1></div></main></body></html>`;

function painted(kind: 'document' | 'flow', html: string) {
  const site = paintFirstView({
    pages: new Map([['/page', { kind, html }]]),
    files: new Map<string, string | Buffer>(Object.entries(files)),
  });
  const text = site.pages.get('/page')?.html ?? '';
  const [inHead = '', inBody = ''] = text.split('</head>');
  const links = [...inBody.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(
    ([, address = '']) => address,
  );
  return { inHead, inBody, links, files: site.files };
}

it.each([
  ['document' as const, document],
  ['flow' as const, flow],
])('a %s paints with what is in its head, and every style follows at its end', (kind, html) => {
  const { inHead, inBody, links, files: written } = painted(kind, html);
  expect(inHead).not.toMatch(/stylesheet|as="style"/);
  expect(inHead).toContain('@layer base{h1{color:red}}');
  expect(inHead).toContain('.card{gap:0}');
  expect(inHead).not.toContain('.open');
  expect(inBody.endsWith('</body></html>')).toBe(true);
  const [ofSite, ofPage, ...more] = links.map((address) => String(written.get(address)));
  expect(more).toEqual([]);
  expect(ofSite).toContain('@layer base{h1{color:red}footer{top:0}');
  expect(ofPage).toContain('.card{gap:0}.open{gap:1px}');
});

it('the font faces are in the head alone, since the first text may need any of them', () => {
  const { inHead, links, files: written } = painted('flow', flow);
  expect(inHead).toContain(faces);
  expect(links.map((address) => String(written.get(address))).join('')).not.toMatch(/@font-face|@media/);
});

it('what is below stays hidden until both of its files are there', () => {
  const { inHead, links, files: written } = painted('flow', flow);
  const [, hidden = '', animation = ''] = /\{([^{}]*)\{animation:([^{}]*)\}/.exec(inHead) ?? [];
  const page = new DOMParser().parseFromString(flow, 'text/html');
  expect([...page.querySelectorAll(hidden)].map(({ tagName }) => tagName)).toEqual(['P', 'FOOTER']);
  const waitsFor = [...animation.matchAll(/var\((--[\w-]+),below/g)].map(([, name = '']) => name);
  expect(
    links.map((address, index) => String(written.get(address)).includes(`${waitsFor[index]}:none`)),
  ).toEqual([true, true]);
});

it('what a page sets for a rule of the site has its own name in the head, as the files arrive one by one', () => {
  const own = '.card{--first:3fr;--gap:1rem;gap:var(--gap);order:var(--first)}';
  const { inHead } = painted('document', document.replace('.card{gap:0}', own));
  expect(inHead).toContain('--first:3fr');
  expect(inHead).not.toContain('--gap');
});

it('style sheets that no page names any more are not sent', () => {
  const { files: written } = painted('flow', flow);
  expect(Object.keys(files).filter((address) => written.has(address))).toEqual([]);
});

it('a page without a style sheet as expected stops the build', () => {
  expect(() => painted('flow', '<html><head></head><body><main><h1>A</h1></main></body></html>')).toThrow(
    /no style sheet/,
  );
});
