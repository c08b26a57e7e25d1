import { flowStyles } from '@/scripts/build/frameworkOutput/flowStyles.mjs';

const flow = (...names: string[]) =>
  names.map((name) => `<script src="/c/${name}.js" defer=""></script>`).join('');
const styled = (id: string, css: string) => `(0,n.jsx)(t.default,{id:"${id}",children:${css}})`;
const scripts = (all: Record<string, string>) =>
  new Map(Object.entries(all).map(([name, text]) => [`/c/${name}.js`, text]));

const sharedStyle = (id: string, css: string) =>
  `let r=new String(${css});r.__hash="${id}";(0,n.jsx)(t.f,{id:r.__hash,children:r}),(0,n.jsx)(t.f,{id:s.f.__hash,children:s.f})`;

it('a flow takes the styles of its scripts into its stylesheet, and the scripts are sent without them', () => {
  const page = flow('page', 'shared');
  const shared = styled('abcdef12', '".a.jsx-abcdef12{color:red;content:\\"x\\"}"');
  const own = `[${styled('0123abcd', '`.b.jsx-0123abcd{gap:1px}`')},${styled('12345678', '\'.c{content:""}\'')}]`;
  const styles = flowStyles([page], scripts({ page: own, shared }));
  expect([...styles.of(page)]).toEqual([
    ['0123abcd', '.b.jsx-0123abcd{gap:1px}'],
    ['12345678', '.c{content:""}'],
    ['abcdef12', '.a.jsx-abcdef12{color:red;content:"x"}'],
  ]);
  expect(styles.without('/c/shared.js', shared)).toBe('null');
  expect(styles.without('/c/page.js', own)).toBe('[null,null]');
});

it('a component of styles alone is left with nothing to return, in a script that still runs', () => {
  const script = `function s(){return${styled('abcdef12', '".a{gap:0}"')}}`;
  const styles = flowStyles([flow('page')], scripts({ page: script }));
  expect(styles.without('/c/page.js', script)).toBe('function s(){return null}');
});

it('a style that several components share leaves its scope behind and goes as well', () => {
  const page = flow('page');
  const script = sharedStyle('abcdef12', '".a.jsx-abcdef12{gap:0}"');
  const styles = flowStyles([page], scripts({ page: script }));
  expect([...styles.of(page)]).toEqual([['abcdef12', '.a.jsx-abcdef12{gap:0}']]);
  expect(styles.without('/c/page.js', script)).toBe('let r=new String("");r.__hash="abcdef12";null,null');
});

it.each([
  ['an expression', styled('abcdef12', `\`.a.jsx-abcdef12{gap:\${g}px}\``)],
  [
    'values of its own',
    '(0,n.jsx)(t.f,{id:"abcdef12",dynamic:[a],children:".a.__jsx-style-dynamic-selector{}"})',
  ],
  ['another way to share it', 'let r=css("x"),q;r.__hash="abcdef12"'],
])('146. B20: the build refuses a flow whose style has %s, which no stylesheet could hold', (_, script) => {
  expect(() => flowStyles([flow('page')], scripts({ page: script }))).toThrow(/\/c\/page\.js/);
});

it('leaves other texts where they are', () => {
  const page = flow('page');
  const script = '(0,n.jsx)(t.f,{id:"plans",children:".a.jsx-plans"})';
  const styles = flowStyles([page], scripts({ page: script }));
  expect(styles.of(page).size).toBe(0);
  expect(styles.without('/c/page.js', script)).toBe(script);
});

it('146. B20: styles of scripts that are fetched later are there from the start', () => {
  const page = flow('page');
  const step = styled('abcdef12', '".a.jsx-abcdef12{gap:0}"');
  const dialog = `fetch("step.js"),${styled('0123abcd', '".b.jsx-0123abcd{gap:0}"')}`;
  const styles = flowStyles([page], scripts({ page: 'fetch("dialog.js")', dialog, step }));
  expect([...styles.of(page).keys()]).toEqual(['0123abcd', 'abcdef12']);
  expect(styles.without('/c/step.js', step)).toBe('null');
});

it('a list of what pages begin with fetches nothing', () => {
  const page = flow('turbopack-1', '_buildManifest');
  const dialog = styled('abcdef12', '".a.jsx-abcdef12{gap:0}"');
  const lists = { 'turbopack-1': 'dialog.js', _buildManifest: 'dialog.js' };
  const styles = flowStyles([page], scripts({ dialog, ...lists }));
  expect(styles.of(page).size).toBe(0);
  expect(styles.without('/c/dialog.js', dialog)).toBe(dialog);
});
