import { shortenFlowScopes, shortenScript, shortNames } from '@/scripts/build/frameworkOutput/scopeNames.mjs';

const sheet = '/_next/static/css/a.css';
const script = '/_next/static/chunks/a.js';

function siteOf(html: string, files: Record<string, string>) {
  return {
    pages: new Map([['/pro', { kind: 'flow' as const, html }]]),
    files: new Map<string, string | Buffer>(Object.entries(files)),
  };
}

it('markup, sheet and scripts of a flow name a component by the same short class', () => {
  const { pages, files } = shortenFlowScopes(
    siteOf(`<link rel="stylesheet" href="${sheet}"/><p class="jsx-0123456789abcdef lead">`, {
      [sheet]: '.lead.jsx-0123456789abcdef{gap:0}',
      [script]: '(0,a.jsx)("p",{className:"jsx-0123456789abcdef "+(b||"")})',
    }),
  );
  const html = pages.get('/pro')?.html ?? '';
  const [, address = '', name = ''] = /href="([^"]+)"\/><p class="(\S+) lead">/.exec(html) ?? [];
  expect(name).toMatch(/^[A-Z]\w{4}$/);
  expect(files.get(address)).toBe(`.lead.${name}{gap:0}`);
  expect(files.get(script)).toBe(`(0,a.jsx)("p",{className:"${name} "+(b||"")})`);
});

it('a style that components share gets its short name where it is defined and where it is used', () => {
  const long = 'abcdef0123456789';
  const short = shortNames()(long);
  expect(shortenScript(`s=new String("");s.__hash="${long}"`)).toBe(`s=new String("");s.__hash="${short}"`);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the script
  expect(shortenScript('x({className:`jsx-${i.f.__hash} content`})')).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
    'x({className:`${i.f.__hash} content`})',
  );
});

it('a script has the same short names in every build', () => {
  expect(shortenScript('"jsx-0123456789abcdef"')).toBe('"DZJHz"');
});

it('stops the build when a script puts a class together in another way', () => {
  expect(() => shortenScript('"jsx-"+i.f.__hash')).toThrow(/cannot read how a script makes a class/);
});

it('stops the build when two components would get the same name', () => {
  const short = shortNames(() => 'Aaaaa');
  short('0123456789abcdef');
  expect(() => short('abcdef0123456789')).toThrow(/the same short name/);
});
