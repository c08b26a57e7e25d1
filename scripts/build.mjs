import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleBoot, bundleEnhancements, bundleSandboxScripts, bundleServer } from './build/bundle.mjs';
import { bundleSchemaLibrary, passSchemaLibraryOn } from './build/frameworkOutput/schemaLibrary.mjs';
import { packageSite } from './build/packageSite.mjs';
import { sourcesHash } from './build/sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** The whole build: pages, enhancements, server, and the packaged files that the server answers from memory. */
export async function buildSite() {
  const started = Date.now();
  const hash = sourcesHash(root);
  console.log('Building the pages …');
  await bundleSchemaLibrary(root);
  buildPages();
  mkdirSync(join(root, '.next/site'), { recursive: true });
  console.log('Bundling the server and packing the files …');
  await bundleServer(root);
  await bundleSandboxScripts(root);
  const packed = packageSite(root, await bundleOwnScripts());
  writeFileSync(join(root, '.next/site/build.json'), JSON.stringify({ hash }));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`Built ${packed.pages} pages and ${packed.assets} assets in ${seconds} s.`);
}

function buildPages() {
  const next = spawnSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  // The framework lists every page that succeeded; its output only matters when one failed.
  if (next.status !== 0) throw new Error(`The pages did not build.\n${next.stdout}\n${next.stderr}`);
}

async function bundleOwnScripts() {
  return { boot: await bundleBoot(root), enhancements: await bundleEnhancements(root) };
}

/** Builds twice, without and with our part of the schema library, and prints what each build step saves per page. */
async function report() {
  const { reportSteps, weighOutput } = await import('./build/reportSteps.mjs');
  const scripts = await bundleOwnScripts();
  passSchemaLibraryOn(root);
  buildPages();
  const withWholeLibrary = weighOutput(root, scripts);
  await buildSite();
  reportSteps(root, scripts, withWholeLibrary);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const run = process.argv.includes('--report') ? report : buildSite;
  await run().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
