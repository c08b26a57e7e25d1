import { spawnSync } from 'node:child_process';

export const installBrowser = '--install-browser';

/** Whether this run may change the machine: with --install-browser, or where CI=true. */
export function mayInstall() {
  return process.env.CI === 'true' || process.argv.includes(installBrowser);
}

/** Installs packages of Debian; throws when that does not work. */
export function installPackages(packages) {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  for (const values of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status } = spawnSync('apt-get', values, options);
    if (status !== 0) throw new Error(`apt-get ${values[0]} did not work.`);
  }
}
