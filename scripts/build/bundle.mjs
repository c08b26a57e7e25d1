import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { apiRoutes } from './apiRoutes.mjs';

/** How server/main and the calls of pages/api become one file for Node. Packages stay outside. */
export function serverOptions(root) {
  return {
    entryPoints: [join(root, 'server/main/main.ts')],
    outfile: join(root, '.next/site/main.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    plugins: [apiRoutes(root)],
    sourcemap: 'linked',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  };
}

export async function bundleServer(root) {
  await build(serverOptions(root));
}

/**
 * Bundles what puts a forced state around a page, for the sandbox. It is no part of any page: the sandbox alone reads it.
 * A copy of the sources without tests has no forced states.
 */
export async function bundleForcedStates(root) {
  const entry = join(root, 'tests/fixtures/native/forcedState.ts');
  if (!existsSync(entry)) return;
  await build({
    entryPoints: [entry],
    outfile: join(root, '.next/site/forcedState.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  });
}

/** How each module of enhance/ becomes one file for the browser. */
export function enhancementOptions(root) {
  const folder = join(root, 'enhance');
  const entries = readdirSync(folder).filter((name) => /^[a-z]\w*\.ts$/i.test(name));
  return {
    entryPoints: entries.map((name) => join(folder, name)),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  };
}

/**
 * Bundles each module of enhance/ for the browser and names it by its content.
 * @returns {Promise<{source: string, address: string, content: Buffer}[]>} `source` is the name pages are written with.
 */
export async function bundleEnhancements(root) {
  const outdir = join(root, '.next/site/enhance');
  const result = await build({ ...enhancementOptions(root), outdir, write: false });
  return result.outputFiles.map((file) => {
    const name = basename(file.path, '.js');
    const content = Buffer.from(file.contents);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    return { source: `/enhance/${name}.js`, address: `/enhance/${name}.${hash}.js`, content };
  });
}
