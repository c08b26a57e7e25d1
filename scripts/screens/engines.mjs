import { firefox } from 'playwright-core';
import { loadSource } from '../loadSource.mjs';
import { findEngines, firefoxPath } from '../test/engines.mjs';

/** The engines beside Chromium that this machine has, each as a browser that opens contexts. */
export async function launchEngines() {
  const found = findEngines();
  const engines = [];
  if (found.includes('firefox')) {
    const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath });
    engines.push({ name: 'Firefox', browser });
  }
  if (found.includes('webkit')) {
    const { openWebKit } = await loadSource('tests/e2e/fixtures/engines/webKitBrowser.ts');
    engines.push({ name: 'WebKit', browser: await openWebKit() });
  }
  return engines;
}
