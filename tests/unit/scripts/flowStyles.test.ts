import { flowStyles } from '@/scripts/build/flowStyles.mjs';

const flow = (...names: string[]) =>
  names.map((name) => `<script src="/c/${name}.js" defer=""></script>`).join('');
const styled = (id: string, css: string) => `(0,n.jsx)(t.default,{id:"${id}",children:${css}})`;
const scripts = (all: Record<string, string>) =>
  new Map(Object.entries(all).map(([name, text]) => [`/c/${name}.js`, text]));

it('a flow takes the styles of its scripts into its stylesheet, and the scripts are sent without them', () => {
  const page = flow('page', 'shared');
  const shared = styled('abcdef12', '".a.jsx-abcdef12{color:red;content:\\"x\\"}"');
  const own = styled('0123abcd', '`.b.jsx-0123abcd{gap:1px}`');
  const styles = flowStyles([page], scripts({ page: own, shared }));
  expect([...styles.of(page)]).toEqual([
    ['0123abcd', '.b.jsx-0123abcd{gap:1px}'],
    ['abcdef12', '.a.jsx-abcdef12{color:red;content:"x"}'],
  ]);
  expect(styles.without('/c/shared.js', shared)).toBe(styled('abcdef12', '""'));
  expect(styles.without('/c/page.js', own)).toBe(styled('0123abcd', '""'));
});

it.each([
  ['a style that applies to the whole page', styled('abcdef12', '"body{color:red}"')],
  ['a style with an expression', styled('abcdef12', `\`.a.jsx-abcdef12{gap:\${g}px}\``)],
  ['other texts', '{id:"plans",children:".a.jsx-plans"}'],
])('leaves %s where it is', (_, script) => {
  const page = flow('page');
  const styles = flowStyles([page], scripts({ page: script }));
  expect(styles.of(page).size).toBe(0);
  expect(styles.without('/c/page.js', script)).toBe(script);
});

it('a script that another one fetches keeps its styles, wherever a list of what pages begin with names it', () => {
  const page = flow('page', 'dialog');
  const dialog = styled('abcdef12', '".a.jsx-abcdef12{gap:0}"');
  const lists = {
    'turbopack-1': 'dialog.js',
    _buildManifest: 'dialog.js',
    list: '__turbopack_load_page_chunks__(dialog.js',
  };
  expect(flowStyles([page], scripts({ page: '', dialog, ...lists })).of(page).size).toBe(1);
  const fetched = flowStyles([page], scripts({ page: 'fetch("dialog.js")', dialog, ...lists }));
  expect(fetched.of(page).size).toBe(0);
  expect(fetched.without('/c/dialog.js', dialog)).toBe(dialog);
});

it('a script of no flow is sent as it is', () => {
  const other = styled('abcdef12', '".a.jsx-abcdef12{gap:0}"');
  expect(flowStyles([flow('page')], scripts({ page: '', other })).without('/c/other.js', other)).toBe(other);
});
