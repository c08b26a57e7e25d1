import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { translatedModules } from './words.mjs';

const compiled = ['components', 'lib', 'packages', 'pages', 'styles', 'scripts/build'];
const files = ['next.config.js', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** One hash of everything the build reads: an equal hash means that the build is up to date. */
export function sourcesHash(root) {
  return hashOf(root, [...compiled, 'enhance', 'public', 'server', ...files]);
}

/** One hash of what the compiled pages depend on: all but words and legal texts, which they read when they are rendered. */
export function compiledHash(root) {
  const words = new Set(translatedModules().map((name) => join(root, `lib/content/${name}.ts`)));
  const translations = join(root, 'lib/content/translations');
  const isRead = (path) => path === translations || path.endsWith('.md') || words.has(path);
  return hashOf(root, [...compiled, ...files], isRead);
}

/** One hash of what the pages of one language are rendered from. Each compilation has an ID of its own. */
export function renderedHash(root, language) {
  return hashOf(root, ['.next/BUILD_ID', `.build/words.${language}.cjs`, 'lib/content/legal']);
}

function hashOf(root, names, without = () => false) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path) || without(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (name !== 'node_modules') add(join(path, name));
      return;
    }
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  };
  for (const name of names) add(join(root, name));
  return hash.digest('hex');
}
