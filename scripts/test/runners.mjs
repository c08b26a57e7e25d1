import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBuild, root } from '../prepare.mjs';
import { findChromium, placesForJourneys } from './chromium.mjs';
import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';
import { filesOfJest, filesOfPlaywright } from './slowest.mjs';

/**
 * Jest would leave one processor idle, which is half of a small machine. Tests of the service wait for disks and for each
 * other half of the time. Endurance tests time how soon a killed site is back, so they share a processor with no other.
 */
const testsAProcessor = { unit: 1, service: 2, endurance: 1, deploy: 1 };

/** Several times what a tool takes on a busy machine, in milliseconds: a test that hangs fails its step, and the next begins. */
const stepLimitMs = 45 * 60_000;

/**
 * What the runs of the tools share: how they are asked for, and what the report at the end is made of.
 *
 * @typedef {object} Run
 * @property {string} reports folder for the reports of the tools
 * @property {string[]} further options that the person gave for the tool of a single step
 * @property {Promise<void> | null} browsers resolves once the browsers are installed
 * @property {'default' | 'all'} tier which journeys are walked
 * @property {object[]} files test files with their seconds
 * @property {object[]} failures
 */

/** Runs these projects of jest.config.mjs. Returns how many tests passed and failed. */
export function jest(run, projects, env = {}) {
  const file = join(run.reports, `${projects[0]}.json`);
  const wanted = Math.ceil(availableParallelism() * testsAProcessor[projects[0]]);
  const workers = ['--maxWorkers', String(Math.max(2, wanted))];
  const values = ['--selectProjects', ...projects, ...workers, '--json', '--outputFile', file, '--silent'];
  const { status } = node(join(root, 'node_modules/jest/bin/jest.js'), [...values, ...run.further], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, TEST_TIER: run.tier },
  });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  run.files.push(...filesOfJest(report, root));
  run.failures.push(...failuresOfJest(report, root));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: status === 0 ? failed : Math.max(failed, 1) };
}

/** Some of them start the built site. */
export async function onTheBuild(run, projects, env) {
  await ensureBuild();
  return jest(run, projects, env);
}

/** Walks in the engines of these projects of playwright.config.ts. Returns how many journeys passed and failed. */
export async function journeys(run, projects, chosen = []) {
  if (projects.length === 0) return { passed: 0, failed: 0 };
  const { further } = run;
  await run.browsers;
  const chromium = projects.includes('chromium') ? findChromium({ places: placesForJourneys }) : '';
  await ensureBuild();
  const file = join(run.reports, 'e2e.json');
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, TEST_TIER: run.tier };
  const playwright = (values) =>
    node(join(root, 'node_modules/@playwright/test/cli.js'), ['test', ...values], { env });
  const named = further.some((value) => value.startsWith('--project'))
    ? []
    : projects.map((project) => `--project=${project}`);
  const { status } = playwright([...named, ...chosen, ...further]);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats.unexpected > 0 && further.length === 0) {
    console.log(
      '\nRunning what failed once more to record traces in test-results. This doesn’t change the result.',
    );
    playwright([...named, ...chosen, '--last-failed', '--trace', 'on', '--reporter', 'line']);
  }
  run.files.push(...filesOfPlaywright(report));
  run.failures.push(...failuresOfPlaywright(report));
  const failed = report.stats.unexpected + report.stats.flaky;
  return { passed: report.stats.expected, failed: status === 0 ? failed : Math.max(failed, 1) };
}

/** Prints what it printed in one piece, which comes along so that a failure can be read again at the end of the log. */
export async function tool(path, values) {
  const child = spawn(process.execPath, [join(root, 'node_modules', path), ...values], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await new Promise((resolve) => child.once('close', resolve));
  process.stdout.write(output);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/** A fresh clone lacks the type declarations that the framework generates. */
export function typegen() {
  node(join(root, 'node_modules/next/dist/bin/next'), ['typegen'], { stdio: 'ignore' });
}

function node(script, values, { env, ...others } = {}) {
  const ended = spawnSync(process.execPath, [script, ...values], {
    cwd: root,
    stdio: 'inherit',
    timeout: stepLimitMs,
    killSignal: 'SIGKILL',
    ...others,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  if (ended.error) throw new Error(`${ended.error.message}. A file without a line above did not end.`);
  return ended;
}
