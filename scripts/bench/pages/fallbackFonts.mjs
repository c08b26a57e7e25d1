import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../../prepare.mjs';
import { findChromium } from '../../test/chromium.mjs';

/**
 * Prints the values that match locally installed fonts to the site's typeface: the `size-adjust` that gives them the
 * same width, and the typeface's ascent and descent divided by it. styles/fonts.css contains the values.
 */
const candidates = {
  Arial: ['Arial', 'Arial Bold'],
  'Liberation Sans': ['Liberation Sans', 'Liberation Sans Bold'],
  Helvetica: ['Helvetica', 'Helvetica Bold'],
  Roboto: ['Roboto', 'Roboto Bold'],
  'DejaVu Sans': ['DejaVu Sans', 'DejaVu Sans Bold'],
};
const sample =
  'A VPN for all your devices, real people if your identity is stolen, and AI chat that stays private. Because nobody is.';
const face = readFileSync(join(root, 'public/fonts/instrument-sans-basic.woff2')).toString('base64');
const local = Object.entries(candidates)
  .map(
    ([name, [regular, bold]]) =>
      `@font-face{font-family:"to ${name}";src:local("${regular}");font-weight:400 599}` +
      `@font-face{font-family:"to ${name}";src:local("${bold}");font-weight:600 700}`,
  )
  .join('');

const browser = await chromium.launch({
  executablePath: findChromium() || undefined,
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
await page.setContent(
  `<style>@font-face{font-family:face;src:url(data:font/woff2;base64,${face});font-weight:400 700}${local}</style>`,
);
const rows = await page.evaluate(measure, { names: Object.keys(candidates), sample });
await browser.close();
console.table(rows);

/** Runs in the page. Fonts that are not installed are left out. */
async function measure({ names, sample: text }) {
  const context = document.createElement('canvas').getContext('2d');
  const widthOf = (font) => {
    context.font = font;
    return context.measureText(text).width;
  };
  const found = [];
  for (const weight of [400, 700]) {
    const own = `${weight} 100px face`;
    await document.fonts.load(own);
    const width = widthOf(own);
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
    for (const name of names) {
      const other = `${weight} 100px "to ${name}"`;
      if (
        !(await document.fonts.load(other).then(
          ({ length }) => length > 0,
          () => false,
        ))
      )
        continue;
      const factor = width / widthOf(other);
      const percent = (value) => `${(value * 100).toFixed(1)}%`;
      found.push({
        font: name,
        weight,
        'size-adjust': percent(factor),
        'ascent-override': percent(fontBoundingBoxAscent / 100 / factor),
        'descent-override': percent(fontBoundingBoxDescent / 100 / factor),
      });
    }
  }
  return found;
}
