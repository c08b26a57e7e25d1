import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../prepare.mjs';

/** Not a dependency of the repository: Git, the linters, and the build ignore this folder. */
const folder = join(root, 'node_modules', '.cache', 'peers');
const servers = fileURLToPath(new URL('servers', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The libraries that are compared, and the drivers they use. This better-sqlite3 line is the last for Node 20. */
const wanted = {
  'better-auth': '^1.7.1',
  'oidc-provider': '^9.13.0',
  'better-sqlite3': '^12.11.1',
  pg: dependencies.pg,
};

/**
 * Installs the libraries once, and puts their servers beside them, where these find what they import.
 * @returns the folder and the installed versions by name; null when they can't be installed, with a message saying why
 */
export function installPeers() {
  const isInstalled = existsSync(manifest()) && readFileSync(manifest(), 'utf8') === wantedManifest();
  if (!isInstalled && !install()) return null;
  cpSync(servers, join(folder, 'servers'), { recursive: true });
  const versions = Object.fromEntries(Object.keys(wanted).map((name) => [name, versionOf(name)]));
  return { folder, versions };
}

function install() {
  console.log('Installing better-auth and oidc-provider with their drivers (a minute or two, once) …');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), wantedManifest());
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync(npm, ['install', ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) {
    writeFileSync(manifest(), wantedManifest());
    return true;
  }
  const reason = error ? error.message : `npm ended with status ${status}`;
  console.error(`Nothing was compared: better-auth and oidc-provider could not be installed (${reason}).`);
  return false;
}

/** Written once everything is there, so that an interrupted installation starts over. */
function manifest() {
  return join(folder, 'installed.json');
}

function wantedManifest() {
  // better-sqlite3 builds or downloads its native part during installation.
  const allowScripts = { 'better-sqlite3': true };
  return JSON.stringify({ name: 'peers', private: true, type: 'module', dependencies: wanted, allowScripts });
}

function versionOf(name) {
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
}
