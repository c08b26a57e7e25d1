import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-engines-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, lines: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`);
  chmodSync(join(folder, name), 0o755);
}

/** Looks for engines on a machine that has the named programs and no others, whose apt-get brings what `brings` writes. */
function look(options: string[], programs: string[], brings = 'exit 100') {
  const asked = join(folder, 'asked');
  symlinkSync('/bin/sh', join(folder, 'sh'));
  program('apt-get', `echo "$@" >> ${asked}\n${brings}`);
  for (const name of programs) program(name, 'exit 0');
  const module = join(process.cwd(), 'scripts/test/engines.mjs');
  const script = join(folder, 'look.mjs');
  writeFileSync(
    script,
    `import { findEngines } from ${JSON.stringify(module)};\nconsole.log('found', findEngines().join(' '));`,
  );
  const { stdout } = spawnSync(process.execPath, [script, ...options], {
    encoding: 'utf8',
    env: { NODE_ENV: 'test', PATH: folder, FIREFOX_PATH: join(folder, 'firefox') },
  });
  return { stdout, asked: existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [] };
}

it('finds the engines that the machine has', () => {
  const { stdout, asked } = look([], ['firefox', 'gjs', 'Xvfb']);
  expect(stdout).toBe('found firefox webkit\n');
  expect(asked).toEqual([]);
});

it('says plainly which is absent and how to get it, and goes on with the others', () => {
  const { stdout, asked } = look([], ['firefox', 'gjs']);
  expect(stdout).toMatch(/^There is no WebKit here: nothing was tried in it\..*apt-get install gjs .*xvfb$/m);
  expect(stdout).toMatch(/^found firefox$/m);
  expect(asked).toEqual([]);
});

it('installs what is absent where that is expected', () => {
  const bring = `for name in gjs Xvfb; do printf '#!/bin/sh\\n' > ${'$'}{0%/*}/$name; /bin/chmod +x ${'$'}{0%/*}/$name; done`;
  const { stdout, asked } = look(['--install-browser'], ['firefox'], bring);
  expect(asked).toEqual(['update', 'install -y --no-install-recommends gjs gir1.2-webkit2-4.1 xvfb']);
  expect(stdout).toMatch(/^found firefox webkit$/m);
});

it('an engine that cannot be installed is left out', () => {
  const { stdout } = look(['--install-browser'], []);
  expect(stdout).toMatch(/There is no Firefox here/);
  expect(stdout).toMatch(/There is no WebKit here/);
  expect(stdout).toMatch(/^found $/m);
});
