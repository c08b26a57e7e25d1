import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '@/tests/fixtures/scratchFolder';

const folder = scratchFolder('groups');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What this expression, which may use the functions of `groups.mjs`, evaluates to. */
function evaluated(expression: string): unknown {
  const module = JSON.stringify(join(process.cwd(), 'scripts/test/groups.mjs'));
  const script = `import(${module}).then(({ writeGroups, resultsByFile }) => console.log(JSON.stringify(${expression})))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--eval', script], { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}

it('every test file is in one group, and each group has large ones and small ones', () => {
  mkdirSync(join(folder, 'tests/room'), { recursive: true });
  for (const [index, name] of ['a', 'b', 'c', 'room/d'].entries()) {
    writeFileSync(join(folder, `tests/${name}.test.ts`), ' '.repeat(index));
  }
  writeFileSync(join(folder, 'tests/fixture.ts'), '');
  const root = JSON.stringify(folder);
  expect(evaluated(`writeGroups(${root}, ['tests'], 2)`)).toBe('<rootDir>/.build/test-groups/*.test.ts');
  const groups = [1, 2].map((group) => {
    const text = readFileSync(join(folder, `.build/test-groups/${group}.test.ts`), 'utf8');
    return [...text.matchAll(/describe\("(.+)",/g)].map(([, path]) => path);
  });
  expect(groups).toEqual([
    ['tests/room/d.test.ts', 'tests/b.test.ts'],
    ['tests/c.test.ts', 'tests/a.test.ts'],
  ]);
});

it('the results of a group are those of its files, and what failed outside of a test is told', () => {
  const passed = { status: 'passed', duration: 1500, failureMessages: [] };
  const failed = { status: 'failed', duration: null, failureMessages: ['no'] };
  const report = {
    testResults: [
      {
        name: '/site/.build/test-groups/1.test.ts',
        status: 'failed',
        message: 'no',
        assertionResults: [
          { ...passed, ancestorTitles: ['tests/a.test.ts', 'on a phone'], title: 'works' },
          { ...failed, ancestorTitles: ['tests/b.test.ts'], title: 'breaks' },
        ],
      },
      { name: '/site/tests/c.test.ts', status: 'failed', message: 'not found', assertionResults: [] },
    ],
  };
  expect(evaluated(`resultsByFile(${JSON.stringify(report)}, '/site')`)).toEqual([
    {
      path: 'tests/a.test.ts',
      tests: [{ title: 'on a phone works', status: 'passed', seconds: 1.5, messages: [] }],
      message: null,
    },
    {
      path: 'tests/b.test.ts',
      tests: [{ title: 'breaks', status: 'failed', seconds: 0, messages: ['no'] }],
      message: null,
    },
    { path: 'tests/c.test.ts', tests: [], message: 'not found' },
  ]);
});
