import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../prepare.mjs';

/** The throw-away PostgreSQL of the tests; null, with a word about why, where there is none. */
export async function startCluster() {
  // Below the repository, so that the packages left outside the bundle are found.
  const folder = mkdtempSync(join(root, '.next', 'bench-'));
  const outfile = join(folder, 'cluster.mjs');
  try {
    await build({
      entryPoints: [join(root, 'tests/fixtures/postgres/cluster.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'error',
    });
    const cluster = await import(pathToFileURL(outfile).href);
    return await cluster.startCluster();
  } catch (error) {
    console.log(`PostgreSQL is left out: ${error.message}`);
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
