import { runProgram } from '@/tests/fixtures/runProgram';

type Sample = { path: string; source: string; forMaintainers?: boolean };
type Entry = { say: string; wrong: string; right: string; alsoInDocuments?: boolean };

/** The linter is an ES module that this test's compiler does not know, so it runs in a process of its own. */
function run<Answer>(script: string, value: unknown): Answer {
  const values = ['--input-type=module', '-e', script, JSON.stringify(value)];
  const { stdout, stderr } = runProgram(process.execPath, values);
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as Answer;
}

/** What the linter says about each sample, as `line:column message`. */
function findings(samples: readonly Sample[]): string[][] {
  const script = `
    import { lintProse } from './scripts/lint/prose/lintProse.mjs';
    const findings = [];
    for (const { path, source, ...options } of JSON.parse(process.argv[1])) {
      const found = await lintProse(path, source, options);
      findings.push(found.map(({ line, column, message }) => line + ':' + column + ' ' + message));
    }
    console.log(JSON.stringify(findings));`;
  return run(script, samples);
}

const unknown = 'is not an American word, nor one of ours';

it('finds British spelling and slips of the pen at the line and column of the file', () => {
  const source = `import { brand } from '../colour';\n\nexport const words = {\n  title: 'Your own colour',\n  text: \`Teh way back to \${brand.colour}, and and so on.\`,\n} as const;\n`;
  expect(findings([{ path: 'words.ts', source }])).toEqual([
    [`4:20 “colour” ${unknown}`, `5:10 “Teh” ${unknown}`, '5:43 “and and” twice'],
  ]);
});

it('reads legal texts with their titles and tables, and no code or anchors', () => {
  const source =
    '---\ntitle: A licence\nupdated: 2026-11-02\n---\n\n## In short {#colour}\n\n| What | Why |\n|---|---|\n| `colour` | An [adviser](/colour) |\n\n[Datenschutz und Bedingungen](/terms/de)\n';
  expect(findings([{ path: 'en.md', source }])).toEqual([
    [`2:10 “licence” ${unknown}`, '10:18 “adviser”: advisor'],
  ]);
});

describe('the word list', () => {
  const entries = run<Entry[]>(
    `import { wording } from './scripts/lint/prose/wording.mjs'; console.log(JSON.stringify(wording));`,
    null,
  );
  const inWords = (text: string) => ({ path: 'words.md', source: text });
  const found = findings(entries.flatMap(({ wrong, right }) => [inWords(wrong), inWords(right)]));

  it.each(entries.map((entry, index) => [entry.wrong, entry, index] as const))(
    'finds “%s” and leaves its good counterpart alone',
    (_, { say }, index) => {
      expect(found[2 * index]).toContainEqual(expect.stringContaining(`”: ${say}`));
      expect(found[2 * index + 1]).toEqual([]);
    },
  );
});
