import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * Writes every asset of the build under its public name, with its brotli and gzip versions beside it, for a proxy or
 * CDN that serves files itself: `node scripts/exportStatic.mjs <folder>`. Pages are not included, because the site sets
 * their headers.
 */
const folder = process.argv[2];
if (!folder) {
  console.error('Missing folder: node scripts/exportStatic.mjs <folder>');
  process.exit(1);
}
const site = join(root, '.next/site');
if (!existsSync(join(site, 'manifest.json'))) {
  console.error('There’s no build yet. Run npm run build first.');
  process.exit(1);
}
const { assets } = JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8'));
for (const [address, { name, br, gzip }] of Object.entries(assets)) {
  const target = join(folder, address);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(site, 'files', name), target);
  if (br) copyFileSync(join(site, 'files', `${name}.br`), `${target}.br`);
  if (gzip) copyFileSync(join(site, 'files', `${name}.gz`), `${target}.gz`);
}
console.log(`Wrote ${Object.keys(assets).length} assets to ${folder}`);
