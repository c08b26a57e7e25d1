import { withStylesInside } from '@/scripts/build/frameworkOutput/pageStyles.mjs';

const link =
  '<link rel="preload" href="/site.css" as="style"/><link rel="stylesheet" href="/site.css" data-n-g=""/>';
const own = '<style id="__jsx-0123abcd">.b.jsx-0123abcd{gap:1px}</style>';
const script = '(0,n.jsx)(t.f,{id:"abcdef12",children:".a.jsx-abcdef12{gap:0}"})';

function siteWith(kind: 'document' | 'flow', html: string) {
  const files = new Map([
    ['/site.css', 'a{color:red}'],
    ['/page.js', script],
  ]);
  return withStylesInside({ pages: new Map([['/p', { kind, language: 'en', html }]]), files });
}

it('a document carries its styles inside, those of the site first', () => {
  const { pages, files } = siteWith('document', `<head>${link}${own}</head><p class="jsx-0123abcd">`);
  const styles = '<style>a{color:red}.b.jsx-0123abcd{gap:1px}</style>';
  expect(pages.get('/p')?.html).toBe(`<head>${styles}</head><p class="jsx-0123abcd">`);
  expect([...files.keys()]).toEqual(['/page.js']);
});

it('a flow carries those of its scripts as well, which are sent without them', () => {
  const { pages, files } = siteWith(
    'flow',
    `<head>${link}${own}<script src="/page.js" defer=""></script></head>`,
  );
  const styles = '<style>a{color:red}.a.jsx-abcdef12{gap:0}.b.jsx-0123abcd{gap:1px}</style>';
  expect(pages.get('/p')?.html).toBe(`<head><script src="/page.js" defer=""></script>${styles}</head>`);
  expect(files.get('/page.js')).toBe('null');
});

it.each([
  ['links no sheet', own, 'no style sheet'],
  ['shows a class without a style', `${link}<p class="jsx-99999999">`, 'no style for the class'],
])('the build refuses a flow that %s', (_, html, reason) => {
  expect(() => siteWith('flow', `<head>${html}</head>`)).toThrow(reason);
});
