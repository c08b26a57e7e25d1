import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Where the browser's part of the schema library stands; next.config.js names it too. */
const schemaLibraryFile = '.build/zod-mini.js';

/**
 * Writes the part of `zod/mini` that the pages use as one small module for the browser. The framework's bundler keeps
 * every schema type of a namespace import, 23 KB on the wire; this leaves about a quarter of it.
 */
export async function bundleSchemaLibrary(root) {
  const sources = await reachedFromPages(root);
  const names = [...new Set(sources.flatMap(valuesOf))].sort();
  await build({
    stdin: { contents: `export { ${names.join(', ')} } from 'zod/mini';`, resolveDir: root },
    outfile: join(root, schemaLibraryFile),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
}

/** The text of every file of `lib` that some page imports. What only the server checks stays out of the browser. */
async function reachedFromPages(root) {
  const pages = readdirSync(join(root, 'pages'), { recursive: true }).filter((name) => name.endsWith('.tsx'));
  const { metafile } = await build({
    entryPoints: pages.map((name) => join(root, 'pages', name)),
    outdir: join(root, '.build'),
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs)
    .filter((path) => path.startsWith('lib/'))
    .map((path) => readFileSync(join(root, path), 'utf8'));
}

/** Names used as values; types (`z.infer`, `z.ZodMini…`) are erased before anything is bundled. */
function valuesOf(source) {
  return [...source.matchAll(/\bz\.([a-z_]\w*)/g)]
    .map((match) => match[1])
    .filter((name) => name !== 'infer');
}
