import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
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

/** Bundles what puts a forced state around a page. It is no part of any page: the sandbox alone reads it. */
export async function bundleForcedStates(root) {
  await build({
    entryPoints: [join(root, 'packages/fake-apps/src/applyForcedState.ts')],
    outfile: join(root, '.next/site/forcedState.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  });
}

/** How each module below enhance/ becomes one file for the browser, in folders alike. */
export function enhancementOptions(root) {
  const folder = join(root, 'enhance');
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return {
    entryPoints: modules.map((name) => join(folder, name)),
    outbase: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  };
}

/**
 * Bundles what pages name below enhance/ and names it by its content. A module that exports something is a part of others.
 * @returns {Promise<{source: string, address: string, content: Buffer}[]>} `source` is the name pages are written with.
 */
export async function bundleEnhancements(root) {
  const outdir = join(root, '.next/site/enhance');
  const options = { ...enhancementOptions(root), absWorkingDir: root, outdir, write: false, metafile: true };
  const { outputFiles, metafile } = await build(options);
  return outputFiles.flatMap((file) => {
    const written = posix(relative(root, file.path));
    if (metafile.outputs[written].exports.length > 0) return [];
    const source = `/enhance/${posix(relative(outdir, file.path))}`;
    const content = Buffer.from(file.contents);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    return [{ source, address: source.replace(/js$/, `${hash}.js`), content }];
  });
}

function posix(path) {
  return path.split(sep).join('/');
}
