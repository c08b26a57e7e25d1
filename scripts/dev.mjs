import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, requireNode, root } from './prepare.mjs';

requireNode();
ensureDependencies();
const { bundleServer } = await import('./build/bundle.mjs');
const { bundleSchemaLibrary } = await import('./build/schemaLibrary.mjs');
await Promise.all([bundleServer(root), bundleSchemaLibrary(root)]);

// Pages and API routes reload by themselves; after a change in server/main or a worker, start again.
const site = spawn(process.execPath, ['--enable-source-maps', join(root, '.next/site/main.mjs'), '--dev'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal));
site.on('exit', (code) => process.exit(code ?? 0));
