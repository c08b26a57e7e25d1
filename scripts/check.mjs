import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { factsDue } from './factsDue.mjs';
import { styles } from './lint/files.mjs';
import { ensureDependencies, requireNode, root } from './prepare.mjs';

/**
 * The quick check while working: types, lint, prose, unused code, all contract tests, and the unit and service tests affected
 * by changes since the main branch, on SQLite only. It does not build, so service tests that run the built site are
 * left to `npm test`. `--watch` keeps running and repeats what a saved file affects.
 */
const watch = process.argv.includes('--watch');
const started = Date.now();
const quiet = { cwd: root, env: { ...process.env, TEST_DATABASES: 'sqlite', NEXT_TELEMETRY_DISABLED: '1' } };

requireNode();
ensureDependencies();
const workers = ['--maxWorkers', String(Math.max(2, availableParallelism()))];
const withoutBuild = ['--testPathIgnorePatterns', '/node_modules/', '/.next/', ...testsOfTheBuild()];
if (watch) {
  const projects = ['--selectProjects', 'unit', 'contract', 'service'];
  const jest = run('jest/bin/jest.js', ['--watch', ...projects, ...workers, ...withoutBuild]);
  process.exit(await jest);
}
spawnSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'typegen'], quiet);
const since = changedSince();
const changed = ['--changedSince', since, '--passWithNoTests'];
const rooms = roomsChanged(since);
const once = [...workers, '--silent'];
const failed = [
  await named('Types', run('typescript/bin/tsc', ['--noEmit'])),
  await named('Lint', run('@biomejs/biome/bin/biome', ['check', '.', '--error-on-warnings'])),
  await named('Styles', run('stylelint/bin/stylelint.mjs', [styles])),
  await named('Prose', run('../scripts/prose.mjs', [])),
  await named('Unused code', run('knip/bin/knip.js', ['--no-progress'])),
  await named('Contract tests', run('jest/bin/jest.js', ['--selectProjects', 'contract', ...once])),
  await named(
    'Unit and service tests of what changed',
    run('jest/bin/jest.js', ['--selectProjects', 'unit', 'service', ...changed, ...once, ...withoutBuild]),
  ),
  rooms.length > 0 &&
    (await named(
      'Service tests of the rooms that changed',
      run('jest/bin/jest.js', [
        '--selectProjects',
        'service',
        '--passWithNoTests',
        ...once,
        ...withoutBuild,
        '--testPathPatterns',
        pattern(rooms),
      ]),
    )),
].filter(Boolean);
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

/** The service tests that run the built site, found by an import they all share. */
function testsOfTheBuild() {
  const related = ['--listTests', '--findRelatedTests', 'tests/fixtures/site/builtServer.ts'];
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { stdout } = spawnSync(process.execPath, [jest, '--selectProjects', 'service', ...related], {
    ...quiet,
    encoding: 'utf8',
  });
  const paths = stdout.split('\n').filter((line) => line.endsWith('.test.ts'));
  return paths.map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

function pattern(names) {
  return `tests/service/(${names.join('|')})/`;
}

function run(path, values) {
  const child = spawn(process.execPath, [join(root, 'node_modules', path), ...values], {
    ...quiet,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** Resolves to the name of the check that failed, or null. */
async function named(name, ended) {
  return (await ended) === 0 ? null : name;
}

function seconds() {
  return Math.round((Date.now() - started) / 1000);
}
