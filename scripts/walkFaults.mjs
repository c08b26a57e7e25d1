import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Whether the walks notice a broken rule: each fault of `tests/service/money/walks/faults.json` is planted alone in a copy
 * of the repository, in which walks are taken until one fails. Says which walk found it, and by which sentence.
 * @returns the number of faults that were not found or could not be planted
 */
export async function plantFaults(root, only) {
  const all = JSON.parse(readFileSync(join(root, 'tests/service/money/walks/faults.json'), 'utf8'));
  const faults = all.filter(({ rule }) => rule.includes(only));
  const copy = copyOf(root);
  let missed = 0;
  try {
    for (const { rule, file, from, to } of faults) {
      const path = join(copy, file);
      const right = readFileSync(path, 'utf8');
      if (right.split(from).length !== 2) {
        console.log(`CHANGED  ${rule}: ${file} no longer says this once, so write the fault anew: ${from}`);
        missed += 1;
        continue;
      }
      writeFileSync(
        path,
        right.replace(from, () => to),
      );
      const found = await firstFailure(copy);
      writeFileSync(path, right);
      if (found === null) missed += 1;
      console.log(found === null ? `MISSED   ${rule}` : `found    ${rule}: ${found}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.log(`${faults.length - missed} of ${faults.length} faults found by the walks of npm test`);
  return missed;
}

/** What Git knows or would add, with the same dependencies. */
function copyOf(root) {
  const copy = mkdtempSync(join(tmpdir(), 'walk-faults-'));
  const asked = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = spawnSync('git', asked, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 });
  for (const file of stdout.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** The first walk that failed, and what it broke; null when all went well. @throws Error when none could be taken */
async function firstFailure(copy) {
  const jest = [join(copy, 'node_modules/jest/bin/jest.js'), '--selectProjects', 'service', '--maxWorkers=2'];
  const child = spawn(process.execPath, [...jest, '--bail', '--testPathPatterns', 'money/walks'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, WALKS_SHORTEST: 'no' },
  });
  let said = '';
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (part) => {
    said += part;
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status === 0) return null;
  const walk = /Walk (\d+) broke an invariant/.exec(said)?.[1];
  if (walk === undefined) throw new Error(said);
  const broken = /“[^”]+” is broken/.exec(said)?.[0] ?? /^ +(?:Error: )?(.+)\n +at /m.exec(said)?.[1];
  return `walk ${walk}, ${broken}`;
}
