import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { firefox } from 'playwright-core';
import { root } from '../prepare.mjs';
import { findEngines, firefoxPath } from '../test/engines.mjs';

/** The engines beside Chromium that this machine has, each as a browser that opens contexts. */
export async function launchEngines() {
  const found = findEngines();
  const engines = [];
  if (found.includes('firefox')) {
    const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath });
    engines.push({ name: 'Firefox', browser });
  }
  if (found.includes('webkit'))
    engines.push({ name: 'WebKit', browser: await (await webKit()).openWebKit() });
  return engines;
}

/** The window of WebKit is TypeScript of the tests: bundled once, it can be opened like any module. */
async function webKit() {
  const outfile = join(root, '.build/webKitBrowser.mjs');
  const entryPoints = [join(root, 'tests/e2e/fixtures/engines/webKitBrowser.ts')];
  const external = ['@playwright/test'];
  await build({
    entryPoints,
    outfile,
    external,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}
