import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { factsDue } from './factsDue.mjs';
import { styles } from './lint/files.mjs';
import { ensureDependencies, requireNode, root } from './prepare.mjs';
import { tool, typegen } from './test/runners.mjs';

/**
 * The quick check while working: types, lint, prose, unused code, the contract tests, the unit tests of what has changed since
 * the main branch, and the first few service tests that were changed themselves. It builds nothing and opens no browser.
 * `--watch` keeps running and repeats what a saved file affects.
 */
const watch = process.argv.includes('--watch');
const started = Date.now();
const jestPath = join(root, 'node_modules/jest/bin/jest.js');
const quiet = { cwd: root, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } };
/** These take as long as all others together, and run when what they read has changed. */
const slowContracts = [
  { path: '/tests/contracts/syntax', reads: /^(server|lib|enhance|pages|components|packages)\/.*\.tsx?$/ },
  { path: '/tests/contracts/stripeStandIn', reads: /^packages\/stripe-sandbox\// },
];
const workers = ['--maxWorkers', String(Math.max(2, availableParallelism()))];
/** More would take minutes. */
const maxServiceTests = 4;

requireNode();
ensureDependencies();
if (watch) process.exit(await runJest(['unit', 'contract'], ['--watch', ...workers]));
typegen();
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
const since = changedSince();
const changed = filesChanged(since);
const failed = (await Promise.all(lanes.map(runLane))).flat();
const leftOut = slowContracts.filter(({ reads }) => !changed.some((path) => reads.test(path)));
const contracts = [
  '--testPathIgnorePatterns',
  '/node_modules/',
  '/.next/',
  ...leftOut.map(({ path }) => path),
];
const quick = [...workers, '--silent'];
if ((await runJest(['contract'], [...contracts, ...quick])) !== 0) failed.push('Contract tests');
if ((await runJest(['unit'], ['--changedSince', since, '--passWithNoTests', ...quick])) !== 0)
  failed.push('Unit tests');
const service = changed.filter(
  (path) => /^tests\/service\/.*\.test\.ts$/.test(path) && existsSync(join(root, path)),
);
const chosen = service.slice(0, maxServiceTests);
if (chosen.length > 0 && (await runJest(['service'], ['--runTestsByPath', ...chosen, ...quick])) !== 0)
  failed.push('Service tests');
for (const line of factsDue()) console.log(line);
const more =
  service.length > chosen.length ? `, ${service.length - chosen.length} more of its changed files` : '';
console.log(`\nLeft to \`npm test\`: the service tests${more}, and the journeys.`);
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

function filesChanged(commit) {
  const git = (...values) => spawnSync('git', values, { cwd: root, encoding: 'utf8' }).stdout.split('\n');
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')].filter(
    Boolean,
  );
}

/** Runs one tool after the other and shows what each printed. Resolves to the names of those that failed. */
async function runLane(tools) {
  const names = [];
  for (const [name, path, ...values] of tools) {
    const { failed } = await tool(path, values);
    if (failed > 0) names.push(name);
  }
  return names;
}

async function runJest(projects, values) {
  const child = spawn(process.execPath, [jestPath, '--selectProjects', ...projects, ...values], {
    ...quiet,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

function seconds() {
  return Math.round((Date.now() - started) / 1000);
}
