import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

const minimum = [20, 19];

/** Stops with a clear message when Node is too old to run the site. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return;
  console.error(`Node ${minimum.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Installs the dependencies when they are missing or the lock file has changed: those needed to build and run the site,
 * and with `tools` also those that check it. Tools that are already installed stay.
 */
export function ensureDependencies({ tools = true } = {}) {
  const stamp = join(root, 'node_modules/.installed');
  const lock = join(root, 'package-lock.json');
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package.json')))
    .update(existsSync(lock) ? readFileSync(lock) : '')
    .digest('hex');
  const withoutTools = ' without tools';
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === hash || (installed === hash + withoutTools && !tools)) return;
  const all = tools || (installed !== '' && !installed.endsWith(withoutTools));
  console.log(`Installing what the site needs${all ? ' and what checks it' : ''} (about half a minute) …`);
  // `install`, not `ci`, which would delete what is already there.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const packages = all ? ['--include=dev'] : ['--omit=dev'];
  const result = spawnSync(npm, ['install', ...packages, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('The dependencies could not be installed; see above for the reason.');
    process.exit(1);
  }
  writeFileSync(stamp, all ? hash : hash + withoutTools);
}

/** Builds when a source is newer than the build. */
export async function ensureBuild() {
  const { sourcesHash } = await import('./build/sources.mjs');
  const record = join(root, '.next/site/build.json');
  if (existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).hash === sourcesHash(root)) return;
  const { buildSite } = await import('./build.mjs');
  await buildSite();
}
