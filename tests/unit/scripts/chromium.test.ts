import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@/tests/fixtures/runProgram';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Looks for a browser on a machine that has none, whose apt-get writes down what it is asked for and ends so. */
function look(options: string[], variables: Record<string, string> = {}, aptStatus = 0) {
  const asked = join(folder, 'asked');
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >> ${asked}\nexit ${aptStatus}\n`);
  chmodSync(join(folder, 'apt-get'), 0o755);
  const { CI: _, CHROMIUM_PATH: __, ...inherited } = process.env;
  const script = join(folder, 'look.mjs');
  const module = join(process.cwd(), 'scripts/test/chromium.mjs');
  writeFileSync(
    script,
    `import { findChromium } from ${JSON.stringify(module)};\nconsole.log(findChromium({ places: [] }));`,
  );
  const { status, stdout, stderr } = runProgram(process.execPath, [script, ...options], {
    env: {
      ...inherited,
      PATH: `${folder}:${inherited.PATH}`,
      PLAYWRIGHT_BROWSERS_PATH: folder,
      ...variables,
    },
  });
  return {
    status,
    stdout,
    stderr,
    asked: existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [],
  };
}

it('156. B21: without a browser nothing is installed, and every way to get one is named', () => {
  const { status, stderr, asked } = look([]);
  expect([status, asked]).toEqual([1, []]);
  for (const way of ['CHROMIUM_PATH', 'npx playwright install chromium', '--install-browser', 'apt-get']) {
    expect(stderr).toContain(way);
  }
});

it.each([
  ['with the flag', ['--install-browser'], {}],
  ['where CI=true', [], { CI: 'true' }],
] as const)('156. B21: %s it is installed, and said so', (_, options, variables) => {
  const { stdout, asked } = look([...options], variables);
  expect(asked).toEqual(['update', 'install -y --no-install-recommends chromium-headless-shell']);
  expect(stdout).toMatch(/installing the one of the system/);
});
