import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { filesIn } from './build/frameworkOutput/readOutput.mjs';
import { loadSource } from './loadSource.mjs';
import { root } from './prepare.mjs';
import { mark } from './press-kit/art.mjs';
import { themeColors } from './press-kit/palette.mjs';
import { openBrowser } from './process/browser.mjs';

/**
 * Draws the sharing card of every page in the site map, in every language, from its title and the background of its family: `node
 * scripts/drawCards.mjs`. Draws only cards that are missing or whose title or family changed; `--all` draws every one.
 * A contract test fails when cards are out of date.
 */
const folder = join(root, 'public/static-assets/cards');
const list = join(root, 'lib/content/sharingCards.json');
const palette = themeColors(root, 'light');
const size = { width: 1200, height: 630 };

function embedded(file, type) {
  return `url("data:${type};base64,${readFileSync(join(root, 'public', file)).toString('base64')}")`;
}

const face = ['ext', 'accents', 'basic']
  .map(
    (part) =>
      `@font-face{font-family:Sans;font-weight:400 700;src:${embedded(`fonts/instrument-sans-${part}.woff2`, 'font/woff2')}}`,
  )
  .join('');

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function cardPage({ headline, brandName, family }) {
  const scene = embedded(`static-assets/backgrounds/${family}-bg-light-md-lg.svg`, 'image/svg+xml');
  const scale = headline.length > 46 ? 60 : headline.length > 30 ? 70 : 90;
  return `<!doctype html><meta charset="utf-8"><style>${face}
    body{margin:0;width:1200px;height:630px;font-family:Sans;color:${palette['--color-text']};background:${scene} bottom -30px center/1200px auto no-repeat,${palette['--color-surface']}}
    header{display:flex;align-items:center;gap:16px;padding:48px 64px 0;font-size:36px;font-weight:600;letter-spacing:-.02em}
    h1{max-width:1000px;margin:26px 64px 0;font-size:${scale}px;font-weight:600;line-height:1.06;letter-spacing:-.035em;text-wrap:balance}
  </style><header><svg width="56" height="56" viewBox="0 0 48 48">${mark(root, palette)}</svg>${escaped(brandName)}</header><h1>${escaped(headline)}</h1>`;
}

const { allSharingCards } = await loadSource('lib/seo/allSharingCards.ts');
const cards = allSharingCards();
const drawn = process.argv.includes('--all') ? {} : JSON.parse(readFileSync(list, 'utf8'));
mkdirSync(folder, { recursive: true });
const present = new Set(filesIn(folder));
const due = cards.filter(({ path, file, fingerprint }) => drawn[path] !== fingerprint || !present.has(file));

if (due.length > 0) {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: size });
  for (const card of due) {
    await page.setContent(cardPage(card), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const png = await sharp(await page.screenshot())
      .png({ palette: true, colors: 64, dither: 0, compressionLevel: 9, effort: 10 })
      .toBuffer();
    mkdirSync(dirname(join(folder, card.file)), { recursive: true });
    writeFileSync(join(folder, card.file), png);
    console.log(`${card.file}: ${Math.round(png.length / 1024)} KB`);
  }
  await browser.close();
}

const files = new Set(cards.map(({ file }) => file));
for (const file of present) if (!files.has(file)) rmSync(join(folder, file));
const fingerprints = Object.fromEntries(cards.map(({ path, fingerprint }) => [path, fingerprint]));
writeFileSync(list, `${JSON.stringify(fingerprints, null, 2)}\n`);
console.log(`${due.length} of ${cards.length} cards drawn`);
