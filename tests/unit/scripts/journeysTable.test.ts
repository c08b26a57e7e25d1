import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The table of these tests, as `npm test -- --all` prints it, by lines. */
function tableOf(tests: { file: string; title: string; project: string; status: string }[]): string[] {
  const suites = tests.map(({ file, title, project, status }) => ({
    suites: [{ specs: [{ file, title, tests: [{ projectName: project, status }] }] }],
  }));
  const module = join(process.cwd(), 'scripts/test/journeysTable.mjs');
  const script = `import(${JSON.stringify(module)}).then(({ journeysTable }) => console.log(journeysTable([${JSON.stringify({ suites })}])))`;
  const { stdout } = spawnSync(process.execPath, ['--eval', script], { encoding: 'utf8' });
  return stdout.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | '));
}

const purchase = { file: 'subscribers/purchase.spec.ts', title: 'pays' };
const menu = { file: 'documents/home.spec.ts', title: 'the menu opens' };
const inApp = { file: 'apps/purchase.spec.ts', title: 'newer WebKit: bought' };

it('each journey is a row, each engine a column, and the web view of an app one of its own', () => {
  const lines = tableOf([
    { ...purchase, project: 'chromium', status: 'expected' },
    { ...purchase, project: 'webkit', status: 'expected' },
    { ...menu, project: 'firefox', status: 'expected' },
    { ...inApp, project: 'chromium', status: 'expected' },
    { ...inApp, project: 'webkit', status: 'expected' },
  ]);
  expect(lines[0]).toBe('Chromium | Firefox | WebKit | web view of an app');
  expect(lines).toContain('purchase | 1 passed | – | 1 passed | –');
  expect(lines).toContain('menu | – | 1 passed | – | –');
  expect(lines).toContain('home | – | – | – | –');
  expect(lines).toContain('in an app: purchase | 1 passed | – | – | 1 passed');
});

it('what failed is told, however many passed', () => {
  const lines = tableOf([
    { ...purchase, project: 'firefox', status: 'expected' },
    { ...purchase, project: 'firefox', status: 'unexpected' },
  ]);
  expect(lines).toContain('purchase | – | 1 of 2 FAILED | – | –');
});
