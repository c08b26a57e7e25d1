import { shortNames, withShortScopes } from '@/scripts/build/frameworkOutput/scopes.mjs';

const scopes = ['790c8bbefa190611', '9fa0de17b46f327'] as const;
const html = scopes
  .map((scope) => `<style>.a.jsx-${scope}{gap:0}</style><p id="790c" class="jsx-${scope} a">`)
  .join('');

function shortened(kind: 'document' | 'flow', script = '') {
  const site = {
    pages: new Map([['/p', { kind, language: 'en', html }]]),
    files: new Map([['/p.js', script]]),
  };
  const { pages, files } = withShortScopes(site);
  return { html: pages.get('/p')?.html, script: files.get('/p.js') };
}

it('the scopes of a document are letters', () => {
  expect(shortened('document').html).toBe(
    html.replaceAll(`jsx-${scopes[0]}`, 'A').replaceAll(`jsx-${scopes[1]}`, 'B'),
  );
});

it('the scopes of a flow are short in its page and in its scripts, however these write them', () => {
  const [first = '', second = ''] = shortNames(scopes).values();
  const short = (text: string) => text.replaceAll(scopes[0], first).replaceAll(scopes[1], second);
  const script = `r.__hash="${scopes[0]}";a({className:"jsx-${scopes[1]} a"});b(\`jsx-\${r.__hash}\`,"abcdef12")`;
  expect(first).toHaveLength(5);
  expect(shortened('flow', script)).toEqual({ html: short(html), script: short(script) });
});

it('stops the build when two scopes would be the same', () => {
  expect(() => shortNames(['aa0000000001', 'bb0000000001'])).toThrow(/change one of them/);
});
