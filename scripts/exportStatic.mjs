import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * Writes every asset of the build under its public name, with its brotli and gzip versions beside it, for a proxy or
 * CDN that serves files itself: `node scripts/exportStatic.mjs <folder>`. Pages are not included, because the site sets
 * their headers. Whatever else the folder holds stays, such as the assets of the version that is still running.
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
  put(name, target);
  if (br) put(`${name}.br`, `${target}.br`);
  if (gzip) put(`${name}.gz`, `${target}.gz`);
}
console.log(`Wrote ${Object.keys(assets).length} assets to ${folder}`);

/** In one step: whoever asks for the file meanwhile gets all of it, and may keep it for a year. */
function put(name, target) {
  copyFileSync(join(site, 'files', name), `${target}.new`);
  renameSync(`${target}.new`, target);
}
