import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One of the site's drawings with literal colors, so that it works on its own in any program. */
export function plain(svg, palette) {
  return svg
    .replace(/rgb\(var\(--shadow-rgb\)\s*\/\s*([\d.]+)\)/g, (_, alpha) => {
      const [red, green, blue] = palette['--shadow-rgb'].split(' ');
      return `rgba(${red},${green},${blue},${alpha})`;
    })
    .replace(/var\((--[\w-]+)\)/g, (whole, name) => palette[name] ?? whole);
}

/** The shapes of the small teal: each one's art role and path. */
export function duckShapes(root) {
  const source = readFileSync(join(root, 'components/ui/icons/duckShapes.ts'), 'utf8');
  return [...source.matchAll(/\{ part: '(\w+)', d: '([^']+)' \}/g)].map(([, part, d]) => ({ part, d }));
}

/** The mark on its 48 by 48 canvas, in the theme's colors or in a single one. */
export function mark(root, palette, single) {
  const fill = (part) => (single ? ({ stripe: '#ffffff' }[part] ?? single) : palette[`--art-${part}`]);
  return duckShapes(root)
    .map(({ part, d }) => `<path fill="${fill(part)}" d="${d}"/>`)
    .join('');
}

/** One picture from the sheet of product pictures, complete and on its own. */
export function picture(root, name, palette) {
  const sheet = readFileSync(join(root, 'public/static-assets/backgrounds/pro-pictures.svg'), 'utf8');
  const found = new RegExp(
    `<symbol id="${name}" viewBox="0 0 (\\d+) (\\d+)"[^>]*>([\\s\\S]*?)</symbol>`,
  ).exec(sheet);
  if (!found) throw new Error(`There is no picture named ${name}.`);
  const [, width, height, body] = found;
  const ground = `<rect width="${width}" height="${height}" fill="${palette['--color-surface']}"/>`;
  return svg(width, height, ground + plain(body, palette));
}

export function svg(width, height, body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`;
}
