import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { ensureDependencies, requireNode, root } from './prepare.mjs';
import { plantFaults } from './walkFaults.mjs';

/**
 * Random walks through the shop (`tests/service/money/walks`): `npm run walks -- 2000`. Each run takes new ones and prints
 * its seed. A seed behind the number takes the same ones again; a walk that fails prints the line that replays it alone.
 * `npm run walks -- --faults` shows that the walks of `npm test` find what breaks a rule; a word behind it takes the rules with
 * that word alone.
 */
if (process.argv[2] === '--faults') {
  requireNode();
  ensureDependencies();
  process.exit((await plantFaults(root, process.argv[3] ?? '')) > 0 ? 1 : 0);
}
const [walks = '30', seed = String(randomInt(2 ** 31)), path = '', replay = ''] = process.argv.slice(2);
const asked = { WALKS: walks, WALKS_SEED: seed, WALKS_PATH: path, WALKS_REPLAY: replay };

requireNode();
ensureDependencies();
console.log(`${walks} walks, seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    'service',
    '--maxWorkers=2',
    '--testPathPatterns',
    path === '' ? 'money/walks' : 'money/walks/first',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...asked } },
);
process.exit(status ?? 1);
