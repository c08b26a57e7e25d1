import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '@/tests/fixtures/runProgram';
import { scratchFolder } from '../fixtures/scratchFolder';

const name = 'teal-site.service';
/** In tenths, from 0 to 100: systemd's own measure of what a service could do to its machine. */
const maxExposure = 20;

function analyze(...values: string[]): string {
  const folder = scratchFolder('site-unit');
  try {
    const file = join(folder, name);
    // Node may be installed elsewhere on this machine.
    writeFileSync(file, readFileSync(`deploy/${name}`, 'utf8').replace('/usr/bin/node', process.execPath));
    const { status, stderr } = runProgram('systemd-analyze', [...values, file]);
    return `${stderr}${status === 0 ? '' : `status ${status}`}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('systemd understands every line of the unit', () => {
  expect(analyze('verify')).toBe('');
});

it('189. systemd finds that the service can do little to its machine', () => {
  expect(analyze('security', '--offline=true', '--no-pager', `--threshold=${maxExposure}`)).toBe('');
});
