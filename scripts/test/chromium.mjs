import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * Path of a Chromium: CHROMIUM_PATH, Playwright's own (the empty string lets Playwright choose), the system's, or one
 * installed now. Says plainly what to do when there is none.
 */
export function findChromium() {
  const found = [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
  if (found) return found;
  if (playwrightHasOne()) return '';
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium from the system packages …');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
    if (existsSync(places[0])) return places[0];
  }
  throw new Error(
    'The browser tests need Chromium: install it from your system, run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  );
}

function playwrightHasOne() {
  const script =
    "const {chromium}=require('playwright-core');process.exit(require('fs').existsSync(chromium.executablePath())?0:1)";
  return spawnSync(process.execPath, ['-e', script]).status === 0;
}
