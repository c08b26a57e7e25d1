import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from './bench/site.mjs';
import { ensureBuild, ensureDependencies, requireNode, root } from './prepare.mjs';
import { findChromium } from './test/chromium.mjs';

/**
 * Pictures of every page, narrow to wide, light and dark, on one contact sheet: `npm run screens` writes
 * screens/index.html. With `--states` it shows every forced state of the sandbox at two widths instead, or those whose
 * name begins with the word after it. With `--readme` it renews the picture of the README.
 */
const widths = [360, 800, 1440];
const stateWidths = [360, 800];
const themes = ['light', 'dark'];
const folder = join(root, 'screens');

requireNode();
ensureDependencies();
await ensureBuild();
const { chromium } = await import('playwright-core');
const site = await startSite();
const browser = await chromium.launch({
  executablePath: findChromium() || undefined,
  args: ['--no-sandbox'],
});
try {
  if (process.argv.includes('--readme')) await shootReadme();
  else if (process.argv.includes('--states')) await shootStates();
  else await shootAll();
} finally {
  await browser.close();
  await site.stop();
}

async function shootReadme() {
  mkdirSync(join(root, 'docs'), { recursive: true });
  await shoot('/pro', {
    width: 1280,
    height: 800,
    theme: 'light',
    file: join(root, 'docs/site.png'),
    fullPage: false,
  });
  console.log('Wrote docs/site.png');
}

async function shootStates() {
  const begin = process.argv[process.argv.indexOf('--states') + 1] ?? '';
  const states = (await (await fetch(`${site.origin}/sandbox/states`)).json()).filter(({ name }) =>
    name.startsWith(begin),
  );
  emptyFolder();
  const figures = [];
  for (const { name: state, address } of states) {
    for (const theme of themes) {
      for (const width of stateWidths) {
        const name = `${state}-${width}-${theme}.png`;
        await shoot(address, { width, height: 900, theme, file: join(folder, name), fullPage: true });
        figures.push(figure(name, width));
      }
    }
    console.log(state);
  }
  writeSheet(figures);
}

async function shootAll() {
  emptyFolder();
  const { pages } = JSON.parse(readFileSync(join(root, '.next/site/manifest.json'), 'utf8'));
  const figures = [];
  for (const path of Object.keys(pages)
    .filter((name) => name !== '/_error')
    .sort()) {
    for (const theme of themes) {
      for (const width of widths) {
        const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}-${theme}.png`;
        await shoot(path, { width, height: 900, theme, file: join(folder, name), fullPage: true });
        figures.push(figure(name, width));
      }
    }
    console.log(path);
  }
  writeSheet(figures);
}

function emptyFolder() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

function figure(name, width) {
  return `<figure><img src="${name}" width="${Math.min(width, 480)}" alt=""><figcaption>${name}</figcaption></figure>`;
}

function writeSheet(figures) {
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font:14px system-ui;background:#777}main{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}figure{margin:0}</style><main>${figures.join('\n')}</main>`,
  );
  console.log(`Wrote ${figures.length} pictures and screens/index.html`);
}

async function shoot(path, { width, height, theme, file, fullPage }) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' });
  // Screens in an app wait a moment for its word before they show what they do without.
  if (path.includes('state=')) {
    await page.waitForFunction(() => globalThis.forcedStateReached === true);
    await page.waitForTimeout(400);
  }
  await page.screenshot({ path: file, fullPage });
  await page.close();
}
