import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';
import { duckShapes, plain } from './press-kit/art.mjs';
import { themeColors } from './press-kit/palette.mjs';

/**
 * Draws the backgrounds of the page themes: `node scripts/drawBackgrounds.mjs`. Each family of pages has one drawing for
 * wide and one for narrow screens in `scripts/backgrounds`: calm at the top, where a page's text may end, and layered
 * below. They name roles of the theme as colors, and the teal of our mark as `#teal`. Written are files with literal
 * colors for light and dark, since an image in a style sheet cannot read the page's variables; run this again after
 * changing the tokens.
 */
const folder = join(root, 'public/static-assets/backgrounds');
const sizes = { narrow: 'sm', wide: 'md-lg' };
const teal = duckShapes(root)
  .map(({ part, d }) => `<path fill="var(--art-${part})" d="${d}"/>`)
  .join('');

for (const [drawn, size] of Object.entries(sizes)) {
  for (const name of readdirSync(join(root, 'scripts/backgrounds', drawn))) {
    const drawing = readFileSync(join(root, 'scripts/backgrounds', drawn, name), 'utf8');
    const shapes = drawing.trim().replaceAll('\n', '').replaceAll('<use href="#teal"/>', teal);
    for (const theme of ['light', 'dark']) {
      const colored = plain(shapes, themeColors(root, theme));
      const unknown = /var\(--[\w-]+/.exec(colored);
      if (unknown) throw new Error(`${drawn}/${name}: there is no color ${unknown[0]}).`);
      writeFileSync(join(folder, name.replace('.svg', `-bg-${theme}-${size}.svg`)), `${colored}\n`);
    }
  }
}
