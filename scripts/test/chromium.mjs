import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installBrowser, installPackages, mayInstall } from './install.mjs';

const headlessShell = '/usr/bin/chromium-headless-shell';
const systemChromium = '/usr/bin/chromium';
const usualPlaces = [
  systemChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  headlessShell,
];

/** The same engine without a window to draw takes a fifth less of the processor over all journeys. */
export const placesForJourneys = [headlessShell, ...usualPlaces];

/**
 * Path of a Chromium: CHROMIUM_PATH, the system's, or Playwright's own (the empty string lets Playwright choose). When there
 * is none it says what to do. It changes the machine only where that is expected: with --install-browser, or where CI=true.
 */
export function findChromium({ places = usualPlaces } = {}) {
  const found = [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
  if (found) return found;
  if (playwrightHasOne()) return '';
  if (!mayInstall()) throw new Error(missing());
  return installChromium();
}

function missing() {
  return [
    'The browser tests need Chromium, and there is none here. Do one of these:',
    '  - install it from your system, for example: apt-get install chromium',
    '  - npx playwright install chromium',
    '  - set CHROMIUM_PATH to the one you have',
    `  - npm test -- ${installBrowser}, as root on Debian, which installs the one of the system`,
  ].join('\n');
}

function installChromium() {
  console.log(
    'There is no Chromium: installing the one of the system (apt-get update, apt-get install chromium).',
  );
  try {
    installPackages(['chromium-headless-shell']);
    return headlessShell;
  } catch {
    console.log('Chromium has no package without a window here: installing the whole one.');
  }
  try {
    installPackages(['chromium']);
  } catch (error) {
    throw new Error(`${error.message}\n${missing()}`);
  }
  return systemChromium;
}

function playwrightHasOne() {
  const script =
    "const {chromium}=require('playwright-core');process.exit(require('fs').existsSync(chromium.executablePath())?0:1)";
  return spawnSync(process.execPath, ['-e', script]).status === 0;
}
