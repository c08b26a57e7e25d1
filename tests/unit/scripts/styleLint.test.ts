import { spawnSync } from 'node:child_process';

const inOrder =
  'p { color: var(--color-text); }\n@media (--below-wide) { p:hover :global(b) { color: var(--color-accent); } }';
const faulty: [string, string, string][] = [
  [
    'a width that has no name',
    '@media (max-width: 47rem) { p { margin: 0 } }',
    'media-feature-name-disallowed-list',
  ],
  ['a name of no width', '@media (--below-tall) { p { margin: 0 } }', 'no-unknown-custom-media'],
  ['a colour that is no role', 'p { color: tomato; }', 'color-named'],
  ['a raw colour', 'p { color: var(--raw-teal-48); }', 'declaration-property-value-disallowed-list'],
  ['a property that nobody declares', 'p { color: var(--color-texst); }', 'no-unknown-custom-properties'],
  ['a misspelled property', 'p { colour: inherit; }', 'property-no-unknown'],
  [
    'a value that the property does not have',
    'p { display: grit; }',
    'declaration-property-value-no-unknown',
  ],
];
const hex = 'p { color: #123456; }';

/** The linter is an ES module that this test's compiler does not know, so it runs in a process of its own, once for all. */
const linter = `
  import stylelint from 'stylelint';
  const codes = JSON.parse(process.argv[1]);
  const faults = await Promise.all(codes.map(async (code) => {
    const { results } = await stylelint.lint({ code, codeFilename: 'components/Probe.tsx' });
    return results.flatMap(({ warnings }) => warnings.map(({ line, column, rule }) => line + ':' + column + ' ' + rule));
  }));
  console.log(JSON.stringify(faults));
`;

/** What the linter says of components with these styles: line, column and rule of each fault. */
function faultsOf(styles: readonly string[]): string[][] {
  const codes = styles.map(
    (css) =>
      `export function Probe() {\n  return <p>\n    <style jsx>{\`\n${css}\n    \`}</style>\n  </p>;\n}\n`,
  );
  const values = ['--input-type=module', '-e', linter, JSON.stringify(codes)];
  const { stdout, stderr } = spawnSync(process.execPath, values, { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as string[][];
}

let faults: string[][] = [];
beforeAll(() => {
  faults = faultsOf([inOrder, hex, ...faulty.map(([, css]) => css)]);
});

it('passes a component that speaks in roles and named widths', () => {
  expect(faults[0]).toEqual([]);
});

it('names a fault at the line and column of the file where it stands', () => {
  expect(faults[1]).toEqual(['4:12 color-no-hex']);
});

it.each(faulty.map(([what, , rule], index) => [what, rule, index] as const))(
  'refuses %s',
  (_, rule, index) => {
    expect(faults[index + 2]?.map((fault) => fault.split(' ')[1])).toEqual([rule]);
  },
);
