import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from './install.mjs';

export const firefoxPath = process.env.FIREFOX_PATH || '/usr/bin/firefox-esr';
const webView = "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2";

/** The engines beside Chromium, by their projects in playwright.config.ts. */
const engines = [
  {
    project: 'firefox',
    name: 'Firefox',
    packages: ['firefox-esr'],
    isThere: () => existsSync(firefoxPath),
  },
  {
    project: 'webkit',
    name: 'WebKit',
    packages: ['gjs', 'gir1.2-webkit2-4.1', 'xvfb'],
    isThere: () => run('gjs', ['-c', webView]).status === 0 && !run('Xvfb', ['-version']).error,
  },
];

/**
 * Projects of the engines that this machine has. What is absent is installed where that is expected (./install.mjs); where
 * it cannot be had, that is said, and nothing is tried in it.
 */
export function findEngines() {
  const absent = engines.filter(({ isThere }) => !isThere());
  if (absent.length > 0 && mayInstall()) {
    console.log(`Installing ${absent.map(({ name }) => name).join(' and ')} of the system …`);
    try {
      installPackages(absent.flatMap(({ packages }) => packages));
    } catch (error) {
      console.log(error.message);
    }
  }
  return engines
    .filter(({ name, packages, isThere }) => {
      if (isThere()) return true;
      console.log(
        `There is no ${name} here: nothing was tried in it. On Debian: apt-get install ${packages.join(' ')}`,
      );
      return false;
    })
    .map(({ project }) => project);
}

function run(program, values) {
  return spawnSync(program, values, { stdio: 'ignore' });
}
