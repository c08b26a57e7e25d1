import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleBoot, bundleEnhancements, bundleSandboxScripts, bundleServer } from './build/bundle.mjs';
import { bundleSchemaLibrary } from './build/frameworkOutput/schemaLibrary.mjs';
import { languages } from './build/languages.mjs';
import { packageSite } from './build/packageSite.mjs';
import { sourcesHash } from './build/sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** The whole build: pages, enhancements, server, and the packaged files that the server answers from memory. */
export async function buildSite() {
  const started = Date.now();
  const hash = sourcesHash(root);
  console.log('Building the pages …');
  await bundleSchemaLibrary(root);
  await buildPages();
  mkdirSync(join(root, '.next/site'), { recursive: true });
  console.log('Bundling the server and packing the files …');
  await bundleServer(root);
  await bundleSandboxScripts(root);
  const packed = await packageSite(root, await bundleOwnScripts());
  writeFileSync(join(root, '.next/site/build.json'), JSON.stringify({ hash }));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`Built ${packed.pages} pages and ${packed.assets} assets in ${seconds} s.`);
}

/** Builds the pages once for each language, two languages at a time where there are processors for it. */
async function buildPages() {
  // The framework empties the folder of a build first, and that of English contains the others.
  await buildLanguage('en');
  const waiting = languages.filter((language) => language !== 'en');
  const worker = async () => {
    for (let language = waiting.shift(); language; language = waiting.shift()) await buildLanguage(language);
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
}

async function buildLanguage(language) {
  const next = spawn(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_LANGUAGE: language,
    },
  });
  const output = [];
  for (const stream of [next.stdout, next.stderr]) stream.on('data', (text) => output.push(text));
  const status = await new Promise((resolve) => next.once('close', resolve));
  // The framework lists every page that succeeded; its output only matters when one failed.
  if (status !== 0) throw new Error(`The pages did not build (${language}).\n${Buffer.concat(output)}`);
}

/** By language. */
async function bundleOwnScripts() {
  const entries = languages.map(async (language) => [
    language,
    { boot: await bundleBoot(root, language), enhancements: await bundleEnhancements(root, language) },
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildSite().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
