import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureDependencies, requireNode, root } from './prepare.mjs';

requireNode();
ensureDependencies();
const { bundleEnhancements, bundleServer } = await import('./build/bundle.mjs');
const { bundleSchemaLibrary } = await import('./build/schemaLibrary.mjs');
const [enhancements] = await Promise.all([
  bundleEnhancements(root),
  bundleServer(root),
  bundleSchemaLibrary(root),
]);
mkdirSync(join(root, '.build/enhance'), { recursive: true });
for (const { source, content } of enhancements) {
  writeFileSync(join(root, '.build/enhance', basename(source)), content);
}

// Pages and API routes reload by themselves; after a change in server/main, a worker or enhance, start again.
const site = spawn(process.execPath, ['--enable-source-maps', join(root, '.next/site/main.mjs'), '--dev'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal));
site.on('exit', (code) => process.exit(code ?? 0));
