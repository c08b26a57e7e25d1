import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Where the browser's part of the schema library stands; next.config.js names it too. */
export const schemaLibraryFile = '.build/zod-mini.js';

/**
 * Writes the part of `zod/mini` that `lib` uses as one small module for the browser. The framework's bundler keeps
 * every schema type of a namespace import, 23 KB on the wire; this leaves about a quarter of it.
 */
export async function bundleSchemaLibrary(root) {
  const names = [...new Set(sources(join(root, 'lib')).flatMap(valuesOf))].sort();
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

function sources(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) ? [readFileSync(path, 'utf8')] : [];
  });
}

/** Names used as values; types (`z.infer`, `z.ZodMini…`) are erased before anything is bundled. */
function valuesOf(source) {
  return [...source.matchAll(/\bz\.([a-z_]\w*)/g)]
    .map((match) => match[1])
    .filter((name) => name !== 'infer');
}
