import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBuildCache } from './build/buildCache.mjs';
import { bundleBoot, bundleEnhancements, bundleSandboxScripts, bundleServer } from './build/bundle.mjs';
import { bundleSchemaLibrary } from './build/frameworkOutput/schemaLibrary.mjs';
import { languages, renderingFolder } from './build/languages.mjs';
import { packageSite } from './build/packageSite.mjs';
import { compiledHash, renderedHash, sourcesHash } from './build/sources.mjs';
import { bundleAllWords } from './build/words.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** What a rendering does not read of the compiled pages. */
const notRendered = new Set(['cache', 'dev', 'languages', 'site', 'static', 'types', 'lock']);

/** The whole build: pages, enhancements, server, and the packaged files that the server answers from memory. */
export async function buildSite() {
  const started = Date.now();
  const hash = sourcesHash(root);
  console.log('Building the pages …');
  await buildPages();
  mkdirSync(join(root, '.next/site'), { recursive: true });
  console.log('Bundling the server and packing the files …');
  await bundleServer(root);
  await bundleSandboxScripts(root);
  const cache = openBuildCache(join(root, '.next/cache/site'));
  const packed = await packageSite(root, await bundleOwnScripts(cache), cache);
  cache.forgetUnused();
  writeFileSync(join(root, '.next/site/build.json'), JSON.stringify({ hash }));
  const seconds = Math.round((Date.now() - started) / 1000);
  const spent = `${seconds} s${await processorTime()}`;
  console.log(`Built ${packed.pages} pages and ${packed.assets} assets in ${spent}.`);
}

/**
 * Compiles the pages, which takes most of the time, and renders them in every language. What speaks in a rendering is a
 * script that Node loads before the pages.
 */
async function buildPages() {
  await compilePages();
  const waiting = [...languages];
  const worker = async () => {
    for (let language = waiting.shift(); language; language = waiting.shift()) await renderPages(language);
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
}

async function compilePages() {
  const record = join(root, '.next/compiled.json');
  const hash = compiledHash(root);
  if (isRecorded(record, hash)) return;
  await bundleSchemaLibrary(root);
  await runFramework('compile');
  writeFileSync(record, hash);
}

/** Renders the pages in one language, unless they were rendered from the same words before. */
async function renderPages(language) {
  const words = join(root, `.build/words.${language}.cjs`);
  const folder = renderingFolder(root, language);
  const record = join(folder, 'rendered');
  await bundleAllWords(root, language, words);
  const hash = renderedHash(root, language);
  if (isRecorded(record, hash)) return;
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync(join(root, '.next'))) {
    if (notRendered.has(name)) continue;
    cpSync(join(root, '.next', name), join(folder, name), { recursive: true });
  }
  // The framework writes lists for its router there.
  mkdirSync(join(folder, 'static', readFileSync(join(folder, 'BUILD_ID'), 'utf8')), { recursive: true });
  await runFramework('generate', {
    SITE_LANGUAGE: language,
    NODE_OPTIONS: `--require ${JSON.stringify(words)}`,
  });
  writeFileSync(record, hash);
}

function isRecorded(record, hash) {
  return existsSync(record) && readFileSync(record, 'utf8') === hash;
}

async function runFramework(mode, environment = {}) {
  const program = join(root, 'node_modules/next/dist/bin/next');
  const next = spawn(process.execPath, [program, 'build', '--experimental-build-mode', mode], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...environment },
  });
  const output = [];
  for (const stream of [next.stdout, next.stderr]) stream.on('data', (text) => output.push(text));
  const status = await new Promise((resolve) => next.once('close', resolve));
  // The framework lists every page that succeeded; its output only matters when one failed.
  if (status !== 0) throw new Error(`The pages did not build (${mode}).\n${Buffer.concat(output)}`);
}

/** By language. */
async function bundleOwnScripts(cache) {
  const entries = languages.map(async (language) => [
    language,
    {
      boot: await bundleBoot(root, language, cache),
      enhancements: await bundleEnhancements(root, language, cache),
    },
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The processor time of this process and of those that it started, where the system tells it. */
async function processorTime() {
  const { stop } = await import('esbuild');
  await stop();
  const { user, system } = process.cpuUsage();
  try {
    // proc(5): the times of children that have ended, in hundredths of a second.
    const [children, ofSystem] = readFileSync('/proc/self/stat', 'utf8')
      .split(') ')[1]
      .split(' ')
      .slice(13, 15);
    const seconds = (user + system) / 1e6 + (Number(children) + Number(ofSystem)) / 100;
    return `, ${Math.round(seconds)} s of processor time`;
  } catch {
    return '';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildSite().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
