import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Walks every way a subscription can go and prints what each place said, as a table. */
const folder = mkdtempSync(join(tmpdir(), 'matrix-'));
const file = join(folder, 'matrix.md');
const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'service'];
const { status } = spawnSync(process.execPath, [...jest, '--testPathPatterns', 'service/money/matrix'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, MONEY_MATRIX: file },
});
if (status === 0) console.log(readFileSync(file, 'utf8'));
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
