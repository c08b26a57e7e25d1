import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { ensureDependencies, requireNode, root } from './prepare.mjs';

/**
 * Random walks through the shop (`tests/service/money/walks`): `npm run walks -- 2000`. Each run takes new ones and prints
 * its seed. A seed behind the number takes the same ones again; a walk that fails prints the line that replays it alone.
 */
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
