import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../prepare.mjs';

/** Not dependencies of the repository: Git, the linters, and the build ignore this folder. */
const folder = join(root, 'node_modules', '.cache', 'peers');
const servers = fileURLToPath(new URL('servers', import.meta.url));
export const versions = { 'better-auth': '1.7.25', 'oidc-provider': '9.13.3' };

/**
 * Installs the libraries, and puts their servers beside them, where these find what they import.
 * @returns the folder; null when they can't be installed, with npm's reason printed
 */
export function installPeers() {
  console.log('Installing better-auth and oidc-provider (a minute, once) …');
  const isWindows = process.platform === 'win32';
  const packages = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const options = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', ...packages];
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', options, {
    stdio: 'inherit',
    shell: isWindows,
  });
  if (status !== 0) return null;
  cpSync(servers, join(folder, 'servers'), { recursive: true });
  return folder;
}
