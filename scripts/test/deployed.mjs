import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from './install.mjs';

/** What the deployment tests start, by the Debian package it comes from. */
const programs = [
  { name: '/usr/sbin/nginx', package: 'nginx-light' },
  { name: 'openssl', package: 'openssl' },
  { name: 'psql', package: 'postgresql' },
  { name: 'systemd-analyze', package: 'systemd' },
];

/**
 * Makes sure that this machine has them, and installs what is missing where that is expected (./install.mjs).
 * @throws Error naming what is missing
 */
export function requireDeployed() {
  const absent = programs.filter(({ name }) => !isThere(name));
  if (absent.length === 0) return;
  const packages = absent.map((program) => program.package);
  if (!mayInstall()) {
    throw new Error(
      `The deployment tests need ${absent.map(({ name }) => name).join(', ')}. On Debian: apt-get install ${packages.join(' ')}`,
    );
  }
  console.log(`Installing ${packages.join(', ')} of the system …`);
  installPackages(packages);
}

function isThere(name) {
  return name.startsWith('/') ? existsSync(name) : !spawnSync(name, ['--version'], { stdio: 'ignore' }).error;
}
