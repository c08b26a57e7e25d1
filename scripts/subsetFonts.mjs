import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './prepare.mjs';

/**
 * Cuts the site's typeface out of its package, after a change of version or character range: `node
 * scripts/subsetFonts.mjs`. styles/fonts.css says which characters are in which file.
 */
const sources = { basic: 'latin', accents: 'latin', ext: 'latin-ext' };
const styles = readFileSync(join(root, 'styles/fonts.css'), 'utf8');

for (const [part, source] of Object.entries(sources)) {
  const name = `instrument-sans-${part}.woff2`;
  const face = readFileSync(
    join(
      root,
      `node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-${source}-wght-normal.woff2`,
    ),
  );
  const subset = await subsetFont(face, charactersOf(name), { targetFormat: 'woff2' });
  writeFileSync(join(root, 'public/fonts', name), subset);
  console.log(`${name}: ${subset.length} of ${face.length} bytes`);
}

/** The characters that this file's rule covers, e.g. those of `U+0020-007E, U+00A9`. */
function charactersOf(file) {
  const [, ranges] = new RegExp(`${file}[^}]*unicode-range:([^;]*);`).exec(styles);
  return ranges
    .split(',')
    .map((range) => {
      const [first, last = first] = range.trim().slice(2).split('-');
      const start = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - start + 1;
      return String.fromCodePoint(...Array.from({ length }, (_, index) => start + index));
    })
    .join('');
}
