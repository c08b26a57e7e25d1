import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scenes } from './backgrounds/scenes.mjs';
import { themeColors } from './press-kit/palette.mjs';

/**
 * Draws the backgrounds of the page themes: `node scripts/drawBackgrounds.mjs`. Each family of pages has one scene,
 * written for light and dark, and for narrow and wide screens. The files contain literal colors, since an image in a
 * style sheet cannot read the page's variables; run this again after changing the tokens.
 */
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const folder = join(root, 'public/static-assets/backgrounds');
const canvases = {
  sm: { width: 640, height: 400, wide: false },
  'md-lg': { width: 1600, height: 560, wide: true },
};

/** Replaces color roles with the theme's colors. */
function colored(shapes, palette) {
  return shapes.replace(/(fill|stroke)="([a-z-]+)"/g, (whole, attribute, role) => {
    if (role === 'none') return whole;
    const color = palette[`--art-${role}`];
    if (!color) throw new Error(`There is no role --art-${role}.`);
    return `${attribute}="${color}"`;
  });
}

mkdirSync(folder, { recursive: true });
let largest = 0;
for (const [family, scene] of Object.entries(scenes)) {
  for (const theme of ['light', 'dark']) {
    const palette = themeColors(root, theme);
    for (const [size, canvas] of Object.entries(canvases)) {
      const { width, height } = canvas;
      const shapes = colored(scene(canvas).join(''), palette);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>\n`;
      writeFileSync(join(folder, `${family}-bg-${theme}-${size}.svg`), svg);
      largest = Math.max(largest, svg.length);
    }
  }
}
console.log(`${Object.keys(scenes).length} families, the largest file has ${largest} bytes`);
