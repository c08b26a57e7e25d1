import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { factsDue } from './factsDue.mjs';
import { styles } from './lint/files.mjs';
import { ensureDependencies, requireNode, root } from './prepare.mjs';

/**
 * The quick check while working: types, lint, prose, unused code, all contract tests, and the unit and service tests affected
 * by changes since the main branch. It does not build, so service tests that run the built site are
 * left to `npm test`. `--watch` keeps running and repeats what a saved file affects.
 */
const watch = process.argv.includes('--watch');
const started = Date.now();
const jestPath = join(root, 'node_modules/jest/bin/jest.js');
const quiet = { cwd: root, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } };

requireNode();
ensureDependencies();
if (watch) process.exit(await runJest(['--watch', ...workers(1), ...without(await testsOfTheBuild())]));
spawnSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'typegen'], quiet);
// Each of these uses one processor only.
const lanes = [
  [
    ['Types', 'typescript/bin/tsc', '--noEmit'],
    ['Lint', '@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings'],
    ['Prose', '../scripts/prose.mjs'],
  ],
  [
    ['Unused code', 'knip/bin/knip.js', '--no-progress'],
    ['Styles', 'stylelint/bin/stylelint.mjs', styles],
  ],
];
const [inLanes, changed, ofTheBuild] = await Promise.all([
  Promise.all(lanes.map(runLane)),
  testsOfWhatChanged(),
  testsOfTheBuild(),
]);
const failed = inLanes.flat();
// Service tests wait for the disk part of the time.
const tests = ['--testPathPatterns', '/tests/contracts/', ...changed, ...without(ofTheBuild)];
if ((await runJest([...tests, ...workers(1.5), '--silent'])) !== 0) failed.push('Tests');
for (const line of factsDue()) console.log(line);
console.log(`\nLeft to \`npm test\`: journeys, PostgreSQL, and service tests that run the built site.`);
console.log(`${failed.length === 0 ? 'All good' : `Failed: ${failed.join(', ')}`} (${seconds()} s)`);
process.exit(failed.length === 0 ? 0 : 1);

/** The commit where this branch left main; on main itself, the last commit. */
function changedSince() {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'HEAD';
}

/**
 * Rooms of the server with a changed file. Their tests call handlers through the files in pages/api, which are found at
 * run time, so no import connects a changed file to them.
 */
function roomsChanged(commit) {
  const git = (...values) => spawnSync('git', values, { cwd: root, encoding: 'utf8' }).stdout.split('\n');
  const files = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
  const found = new Set(files.flatMap((file) => /^server\/(\w+)\//.exec(file)?.[1] ?? []));
  return [...found].filter((room) => existsSync(join(root, 'tests/service', room)));
}

/** The unit and service tests of what changed, and the service tests of the rooms that changed. */
async function testsOfWhatChanged() {
  const since = changedSince();
  const rooms = roomsChanged(since).map((room) => `/tests/service/${room}/`);
  return [...(await listTests(['unit', 'service', '--changedSince', since])), ...rooms];
}

/** The service tests that run the built site, found by an import they all share. */
function testsOfTheBuild() {
  return listTests(['service', '--findRelatedTests', 'tests/fixtures/site/builtServer.ts']);
}

async function listTests(values) {
  const options = ['--listTests', '--passWithNoTests', '--selectProjects', ...values];
  const { code, output } = await run(jestPath, options);
  if (code !== 0) throw new Error(output);
  return patternsOf(output);
}

function without(patterns) {
  return ['--testPathIgnorePatterns', '/node_modules/', '/.next/', ...patterns];
}

/** Each listed test as a pattern that matches no other. */
function patternsOf(list) {
  const paths = list.split('\n').filter((line) => /\.test\.tsx?$/.test(line));
  return paths.map((path) => `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

function workers(aProcessor) {
  return ['--maxWorkers', String(Math.max(2, Math.ceil(availableParallelism() * aProcessor)))];
}

/** Runs one tool after the other and shows what each printed. Resolves to the names of those that failed. */
async function runLane(tools) {
  const names = [];
  for (const [name, path, ...values] of tools) {
    const { code, output } = await run(join(root, 'node_modules', path), values);
    process.stdout.write(output);
    if (code !== 0) names.push(name);
  }
  return names;
}

async function runJest(values) {
  const options = ['--selectProjects', 'unit', 'contract', 'service', ...values];
  const child = spawn(process.execPath, [jestPath, ...options], { ...quiet, stdio: 'inherit' });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** Resolves to the exit code of this script and everything that it printed. */
function run(path, values) {
  const child = spawn(process.execPath, [path, ...values], { ...quiet, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? 1, output })));
}

function seconds() {
  return Math.round((Date.now() - started) / 1000);
}
