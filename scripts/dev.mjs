import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, requireNode, root } from './prepare.mjs';

requireNode();
ensureDependencies();
const { context } = await import('esbuild');
const { bootOptions, bundleSandboxScripts, bundleSpoken, enhancementOptions, serverOptions } = await import(
  './build/bundle.mjs'
);
const { bundleSchemaLibrary } = await import('./build/frameworkOutput/schemaLibrary.mjs');

// Pages reload by themselves. Other changes are bundled again: enhancements are read on every request, and the server is
// restarted. CONTRIBUTING, "While developing", says what differs from the built site.
const language = process.env.SITE_LANGUAGE ?? 'en';
const folder = '.build/site';
let site = null;
let stopping = false;
await Promise.all([bundleSchemaLibrary(root), bundleSandboxScripts(root, join(root, folder))]);
const enhancements = await context({
  ...enhancementOptions(root, language),
  outdir: join(root, '.build/enhance'),
});
const boot = await context(bootOptions(root, language));
const server = serverOptions(root, folder);
const restart = {
  name: 'restart',
  setup: ({ onEnd }) => onEnd(({ errors }) => errors.length === 0 && start()),
};
const bundle = await context({ ...server, plugins: [restart] });
await Promise.all([enhancements.rebuild(), boot.rebuild()]);
await Promise.all([enhancements.watch(), boot.watch(), bundle.watch()]);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

async function start() {
  await Promise.all([end(), bundleSpoken(root, folder)]);
  if (stopping) return;
  site = spawn(process.execPath, ['--enable-source-maps', join(root, folder, 'main.mjs'), '--dev'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  });
}

/** Stops the running site, so that the next one gets its port. One that was killed has a signal in place of a code. */
function end() {
  const running = site;
  if (!running || running.exitCode !== null || running.signalCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  return ended;
}

async function stop() {
  stopping = true;
  await end();
  process.exit(0);
}
