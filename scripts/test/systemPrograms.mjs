import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from './install.mjs';

/** The oldest PostgreSQL that the site supports: the one of Debian's oldest supported version. */
export const oldestPostgres = '15';

/** What some steps of the whole check start, by the Debian package that it comes from, and what that `starts` by itself. */
const programs = {
  endurance: [
    { name: '/usr/sbin/pgbouncer', package: 'pgbouncer' },
    { name: '/usr/sbin/haproxy', package: 'haproxy' },
  ],
  deploy: [
    { name: '/usr/sbin/nginx', package: 'nginx-light' },
    { name: 'openssl', package: 'openssl' },
    { name: 'psql', package: 'postgresql' },
    { name: 'systemd-analyze', package: 'systemd' },
    { name: 'promtool', package: 'prometheus', starts: 'prometheus' },
  ],
  postgres: [
    { name: `/usr/lib/postgresql/${oldestPostgres}/bin/postgres`, package: `postgresql-${oldestPostgres}` },
  ],
};

/**
 * Makes sure that this machine has what a step starts, and installs what is missing where that is expected (./install.mjs).
 * @throws Error naming what is missing
 */
export function requirePrograms(step) {
  const absent = programs[step].filter(({ name }) => !isThere(name));
  if (absent.length === 0) return;
  const packages = absent.map((program) => program.package);
  if (!mayInstall()) {
    const names = absent.map(({ name }) => name).join(', ');
    throw new Error(`This step needs ${names}. On Debian: apt-get install ${packages.join(' ')}`);
  }
  console.log(`Installing ${packages.join(', ')} of the system …`);
  installPackages(packages);
  for (const { starts } of absent) if (starts) spawnSync('service', [starts, 'stop'], { stdio: 'ignore' });
}

function isThere(name) {
  return name.startsWith('/') ? existsSync(name) : !spawnSync(name, ['--version'], { stdio: 'ignore' }).error;
}
