import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../prepare.mjs';

/** The oldest Node that package.json names. */
const oldest = '20.19';
/** The newest Node with long-term support. */
const newest = '24';

const workers = Math.ceil(availableParallelism() * 1.5);
const jest = ['node_modules/jest/bin/jest.js', '--silent', '--maxWorkers', String(workers)];

/** What is tried on each: most of what is ours in Node and in a browser, and what lies nearest to Node itself. */
const checks = [
  ['its native packages load', ['--eval', "for (const name of ['sharp', 'esbuild']) require(name)"]],
  ['the site builds', ['scripts/build.mjs']],
  [
    'unit tests of rules and of the server',
    [...jest, '--selectProjects', 'unit', '--testPathPatterns', 'unit/(lib|server)'],
  ],
  [
    'service tests of pages, database, and mail',
    [...jest, '--selectProjects', 'service', '--testPathPatterns', 'service/(site/pages|store|mail)'],
  ],
  [
    'a journey through the home page',
    ['node_modules/@playwright/test/cli.js', 'test', '--project=chromium', 'documents/home.spec'],
  ],
];

/**
 * Builds the site on the oldest and the newest Node, unless this process runs on it, and tests it there. A version that
 * cannot be installed is left out, and said to be. Each check counts as one.
 *
 * @param {string} chromium path of a Chromium; the empty string lets Playwright choose
 */
export function testOnOtherNodes(chromium) {
  const others = [oldest, newest].filter((version) => !isRunningOn(version));
  const results = others.flatMap((version) => {
    const node = installed(version);
    if (!node) console.log(`Node ${version} could not be installed: nothing was tried on it.`);
    return node ? checks.map(([title, values]) => passes(node, version, title, values, chromium)) : [];
  });
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

function isRunningOn(version) {
  return process.versions.node.startsWith(`${version}.`);
}

/** Path of that Node, or null. The package of the system holds the program itself, so no script runs to install it. */
function installed(version) {
  const folder = join(root, 'node_modules/.cache/node', version);
  const onWindows = process.platform === 'win32';
  const name = `node-${onWindows ? 'win' : process.platform}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin', onWindows ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  console.log(`Installing Node ${version} into node_modules/.cache …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  spawnSync(onWindows ? 'npm.cmd' : 'npm', ['install', ...options, `${name}@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: onWindows,
  });
  return existsSync(program) ? program : null;
}

function passes(node, version, title, values, chromium) {
  const started = Date.now();
  const { status } = spawnSync(node, values, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROMIUM_PATH: chromium, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`  Node ${version}: ${title} – ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  return status === 0;
}
