import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../prepare.mjs';

/** The exports of a TypeScript module in this repository, bundled for this process. */
export async function loadSource(path) {
  // Not at the top: a fresh clone has no packages yet when the bench begins.
  const { build } = await import('esbuild');
  // Inside the repository, so that packages left out of the bundle are found.
  const folder = mkdtempSync(join(root, '.next', 'bench-'));
  const outfile = join(folder, 'module.mjs');
  try {
    await build({
      entryPoints: [join(root, path)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
