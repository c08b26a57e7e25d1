import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from './install.mjs';

/** What endurance tests put between the site and PostgreSQL. Each package has the name of its program. */
const packages = ['pgbouncer', 'haproxy'];

function missing() {
  return packages.filter((name) => !existsSync(`/usr/sbin/${name}`));
}

/** Installs what is missing, where that is expected (./install.mjs). Otherwise tests that need it fail and say why. */
export function installDatabaseProxies() {
  if (missing().length === 0 || !mayInstall()) return;
  console.log(`Installing ${missing().join(' and ')} of the system …`);
  try {
    installPackages(missing());
  } catch (error) {
    console.log(error.message);
  }
}
