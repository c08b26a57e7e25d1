import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium, placesForJourneys } from './chromium.mjs';
import { findEngines } from './engines.mjs';
import { installBrowser, mayInstall } from './install.mjs';

const withEngines = '--engines';

/**
 * Installs the browsers that this machine lacks in a process of its own, so that the steps that need none of them do not
 * wait. Resolves when that has ended, well or not: whoever needs a browser then looks for it and says what is missing.
 */
export async function installAhead({ engines }) {
  if (!mayInstall()) return;
  const options = [installBrowser, ...(engines ? [withEngines] : [])];
  const installing = spawn(process.execPath, [fileURLToPath(import.meta.url), ...options], {
    stdio: 'ignore',
  });
  await new Promise((resolve) => installing.once('close', resolve));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  findChromium({ places: placesForJourneys });
  if (process.argv.includes(withEngines)) findEngines();
}
