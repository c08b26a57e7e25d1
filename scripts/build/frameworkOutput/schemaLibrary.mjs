import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { promisedBrowsers } from '../promisedBrowsers.mjs';
import { schemaLibraryFile } from './schemaLibraryFile.mjs';

/**
 * Writes the part of `zod/mini` that the pages use as one small module for the browser. The framework's bundler would
 * keep every schema type of a namespace import, 23 KB on the wire; this keeps about a quarter of it.
 */
export async function bundleSchemaLibrary(root) {
  const sources = await reachedFromPages(root);
  const names = [...new Set(sources.flatMap(schemaNames))].sort();
  await build({
    stdin: { contents: `export { ${names.join(', ')} } from 'zod/mini';`, resolveDir: root },
    outfile: join(root, schemaLibraryFile),
    bundle: true,
    minify: true,
    format: 'esm',
    target: promisedBrowsers,
    logLevel: 'warning',
  });
}

/** The text of every file in `lib` that a page imports. What only the server validates stays out of the browser. */
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

/** Everything that is not code: comments, strings, and patterns such as `[a-z]`. */
const noCode = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|`[^`]*`|\[[^\]\s]*-z[^\]\s]*\]/g;

/**
 * Names used as values; types (`z.infer`, `z.ZodMini…`) are erased before bundling.
 * @throws Error where the library is used in another way than `z.name`, since the name would be missing in the browser
 */
function schemaNames(source) {
  const code = source.replace(noCode, '').replace(/import (?:type )?\* as z from/, '');
  const other = /^.*(?<![\w$.])z(?![\w$.:]).*$/m.exec(code);
  if (other && source.includes("'zod/mini'"))
    throw new Error(`Use the schema library by z.name alone: ${other[0]}`);
  return [...source.matchAll(/\bz\.([a-z_]\w*)/g)]
    .map((match) => match[1])
    .filter((name) => name !== 'infer');
}
