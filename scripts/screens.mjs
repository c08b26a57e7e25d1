import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from './bench/site.mjs';
import { ensureBuild, ensureDependencies, requireNode, root } from './prepare.mjs';
import { findChromium } from './test/chromium.mjs';

/**
 * Pictures of every page, narrow to wide, light and dark, on one contact sheet: `npm run screens` writes
 * screens/index.html. With `--readme` it renews the picture of the README instead.
 */
const widths = [360, 800, 1440];
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

async function shootAll() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { pages } = JSON.parse(readFileSync(join(root, '.next/site/manifest.json'), 'utf8'));
  const figures = [];
  for (const path of Object.keys(pages)
    .filter((name) => name !== '/_error')
    .sort()) {
    for (const theme of themes) {
      for (const width of widths) {
        const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}-${theme}.png`;
        await shoot(path, { width, height: 900, theme, file: join(folder, name), fullPage: true });
        figures.push(
          `<figure><img src="${name}" width="${Math.min(width, 480)}" alt=""><figcaption>${name}</figcaption></figure>`,
        );
      }
    }
    console.log(path);
  }
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
  await page.screenshot({ path: file, fullPage });
  await page.close();
}
