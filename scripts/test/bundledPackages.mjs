import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Packages of many files. A test file that imports one would load all of them anew, which is a third of what its start
 * costs. Those in one line hold something in common, and so are in one bundle.
 */
const bundles = [
  ['kysely'],
  ['stripe'],
  ['zod', 'zod/mini'],
  ['pg'],
  ['ajv/dist/2020'],
  ['prom-client'],
  ['jose'],
  ['nodemailer'],
  ['google-auth-library'],
  ['@apple/app-store-server-library'],
];

/**
 * Makes one file of each of them, unless that was done since the dependencies last changed.
 *
 * @param {string} root folder of the repository
 * @returns {Promise<Record<string, string>>} Jest's `moduleNameMapper` for these packages, on Node
 */
export async function bundledPackages(root) {
  const made = createHash('sha256');
  for (const file of ['package-lock.json', 'scripts/test/bundledPackages.mjs'])
    made.update(readFileSync(join(root, file)));
  const folder = join(root, '.build/test-packages', made.digest('hex').slice(0, 16));
  if (!existsSync(folder)) await makeIn(folder, root);
  return Object.fromEntries(bundles.flat().map((name) => [`^${name}$`, join(folder, fileOf(name))]));
}

async function makeIn(folder, root) {
  // Nobody may load half of them, and of two runs that begin at once one is first.
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  await Promise.all(bundles.map((names) => bundle(names, unfinished, root)));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

async function bundle(names, folder, root) {
  const file = `bundle-${fileOf(names[0])}`;
  const contents = names.map((name) => `get '${name}'() { return require('${name}'); }`);
  await build({
    stdin: { contents: `module.exports = { ${contents.join(', ')} };`, resolveDir: root },
    bundle: true,
    platform: 'node',
    target: 'node20',
    // Not installed, and not needed by whoever does not ask for it.
    external: ['pg-native'],
    outfile: join(folder, file),
  });
  for (const name of names)
    writeFileSync(join(folder, fileOf(name)), `module.exports = require('./${file}')['${name}'];\n`);
}

const fileOf = (name) => `${name.replaceAll('/', '-')}.cjs`;
