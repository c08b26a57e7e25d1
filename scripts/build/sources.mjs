import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folders = [
  'components',
  'enhance',
  'lib',
  'packages',
  'pages',
  'public',
  'server',
  'styles',
  'scripts/build',
];
const files = ['next.config.js', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** One hash of everything the build reads: an equal hash means that the build is up to date. */
export function sourcesHash(root) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (name !== 'node_modules') add(join(path, name));
      return;
    }
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  };
  for (const name of [...folders, ...files]) add(join(root, name));
  return hash.digest('hex');
}
