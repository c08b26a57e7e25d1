import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';

/** The exports of a TypeScript module of this repository, bundled for this process. */
export function loadSource(path) {
  return loadText(`export * from './${path}';`);
}

/** The exports of TypeScript written here, which may import modules of this repository. */
export async function loadText(contents) {
  // Not at the top: a fresh clone has no packages yet when a script begins.
  const { build } = await import('esbuild');
  // Inside the repository, so that packages left out of the bundle are found.
  mkdirSync(join(root, '.build'), { recursive: true });
  const folder = mkdtempSync(join(root, '.build', 'source-'));
  const outfile = join(folder, 'module.mjs');
  try {
    await build({
      ...{ stdin: { contents, resolveDir: root, loader: 'ts' }, outfile, bundle: true, logLevel: 'error' },
      ...{ platform: 'node', format: 'esm', packages: 'external' },
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
