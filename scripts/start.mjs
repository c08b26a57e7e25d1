import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeOptions } from './nodeOptions.mjs';
import { ensureBuild, ensureDependencies, requireNode, root } from './prepare.mjs';

requireNode();
ensureDependencies({ tools: false });
try {
  await ensureBuild();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// `npm run payments:setup` passes a server command here; without one, the server serves the site.
const command = process.argv.slice(2);
const site = spawn(process.execPath, [...nodeOptions, join(root, '.next/site/main.mjs'), ...command], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal));
site.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
