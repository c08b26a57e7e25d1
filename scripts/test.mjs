import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from './build/languages.mjs';
import { styles } from './lint/files.mjs';
import { ensureBuild, ensureDependencies, requireNode, root } from './prepare.mjs';
import { findChromium, placesForJourneys } from './test/chromium.mjs';
import { installDatabaseProxies } from './test/databaseProxies.mjs';
import { requireDeployed } from './test/deployed.mjs';
import { findEngines } from './test/engines.mjs';
import { failuresOfJest, failuresOfPlaywright, whatFailed } from './test/failures.mjs';
import { runImageSteps } from './test/imageSteps.mjs';
import { installBrowser } from './test/install.mjs';
import { installAhead } from './test/installAhead.mjs';
import { journeysTable } from './test/journeysTable.mjs';
import { continueOnOldestNode, testOnOtherNodes } from './test/otherNodes.mjs';
import { filesOfJest, filesOfPlaywright, slowest } from './test/slowest.mjs';

/**
 * The whole check: install, types, lint, prose, unused code, unit and contract tests, build, service tests,
 * browser journeys. `--all` adds the journeys in the other engines, the endurance tests (outages of half a minute, kills
 * under load), starts what the files in deploy describe, checks all of it on the oldest Node, and tries the site on the
 * newest.
 * `--only` runs one of these steps; what follows its name is handed to its tool, as in `npm run e2e -- apps/purchase`.
 * Closes with "N passed, N failed".
 */
const names = [
  ...['types', 'lint', 'unused', 'jest', 'service', 'e2e', 'languages'],
  ...['engines', 'endurance', 'deploy', 'image', 'nodes'],
];
const [only = null, ...further] = process.argv.includes('--only')
  ? process.argv.slice(process.argv.indexOf('--only') + 1).filter((value) => value !== installBrowser)
  : [];
const all = process.argv.includes('--all');
if (only && !names.includes(only)) {
  // Nothing would run, and nothing would fail.
  console.error(`--only takes ${names.join(', ')}.`);
  process.exit(1);
}

requireNode();
ensureDependencies();
if (all && !only) continueOnOldestNode();

const results = { passed: 0, failed: 0 };
const files = [];
const failures = [];
const steps = [];
const walks = [];
/**
 * Jest would leave one processor idle, which is half of a small machine. Tests of the service wait for disks and for each
 * other half of the time. Endurance tests time how soon a killed site is back, so they share a processor with no other.
 */
const testsAProcessor = { unit: 1, service: 2, endurance: 1, deploy: 1 };
const reports = mkdtempSync(join(tmpdir(), 'site-test-'));
const browsers = only ? null : installAhead({ engines: all });
await step('types', 'Types', () => tool('typescript/bin/tsc', ['--noEmit'], typegen));
await step('lint', 'Lint', () => tool('@biomejs/biome/bin/biome', ['check', '.', '--error-on-warnings']));
await step('lint', 'Styles', () => tool('stylelint/bin/stylelint.mjs', [styles]));
await step('lint', 'Prose', () => tool('../scripts/prose.mjs', []));
await step('unused', 'Unused code', () => tool('knip/bin/knip.js', ['--no-progress']));
await step('jest', 'Unit and contract tests', () => jest(['unit', 'contract']));
await step('service', 'Service tests', () => onTheBuild(['service']));
await step('e2e', 'Browser journeys', () => journeys(['chromium']));
for (const language of languages.filter((one) => one !== 'en')) {
  await step('languages', `Journeys in another language (${language})`, () => journeysIn(language));
}
if (all || only) await step('engines', 'The journeys in Firefox and WebKit', () => journeys(findEngines()));
if (all || only)
  await step('endurance', 'Endurance tests', () => {
    installDatabaseProxies();
    return onTheBuild(['endurance']);
  });
if (all || only)
  await step('deploy', 'Behind nginx, as deployed', () => {
    requireDeployed();
    return onTheBuild(['deploy']);
  });
// It needs root and fetches a Debian, so it runs only when it is asked for by name.
if (only) await step('image', 'The steps of the image', runImageSteps);
if (all || only)
  await step('nodes', 'The oldest and the newest Node', () =>
    testOnOtherNodes(findChromium({ places: placesForJourneys })),
  );
rmSync(reports, { recursive: true, force: true });
if (walks.length > 0 && further.length === 0) console.log(`\n${journeysTable(walks)}`);
console.log(slowest(files));
console.log(['', 'Each step:', ...steps].join('\n'));
if (failures.length > 0) console.log(whatFailed(failures));
console.log(`\n${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed === 0 ? 0 : 1);

/** Runs one step and counts what it reports; a step that breaks counts as one failure. */
async function step(name, title, run) {
  if (!names.includes(name)) throw new Error(`There is no step ${name}.`);
  if (only && only !== name) return;
  console.log(`\n— ${title}`);
  const started = Date.now();
  const named = failures.length;
  const counted = await Promise.resolve()
    .then(run)
    .catch((error) => {
      console.error(error.message);
      failures.push({ file: title, title: 'the step itself', message: error.message });
      return { passed: 0, failed: 1 };
    });
  results.passed += counted.passed;
  results.failed += counted.failed;
  if (counted.failed > 0 && failures.length === named) {
    failures.push({
      file: title,
      title: 'no single test: see the output of this step',
      message: counted.output,
    });
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  const line = `— ${title}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`;
  steps.push(line);
  console.log(line);
}

/** What it printed comes along, so that a failure can be read again at the end of the log. */
function tool(path, values, before = () => {}) {
  before();
  const { status, stdout, stderr } = node(join(root, 'node_modules', path), values, {
    stdio: ['inherit', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const output = `${stdout}${stderr}`;
  process.stdout.write(output);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/** A fresh clone lacks the type declarations that the framework generates. */
function typegen() {
  node(join(root, 'node_modules/next/dist/bin/next'), ['typegen'], { stdio: 'ignore' });
}

function jest(projects) {
  const file = join(reports, `${projects[0]}.json`);
  const wanted = Math.ceil(availableParallelism() * testsAProcessor[projects[0]]);
  const maxWorkers = Math.max(2, wanted);
  const workers = ['--maxWorkers', String(maxWorkers)];
  const values = ['--selectProjects', ...projects, ...workers, '--json', '--outputFile', file, '--silent'];
  // One group of service tests a worker. Whoever names test files runs each by itself.
  const grouped = further.length === 0 ? { TEST_GROUPS: String(maxWorkers) } : {};
  // Workers are started with the options of their parent.
  const options = ['--import', import.meta.resolve('./test/endedWorkers.mjs')];
  const { status } = node(join(root, 'node_modules/jest/bin/jest.js'), [...values, ...further], {
    options,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: grouped,
  });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  files.push(...filesOfJest(report, root));
  failures.push(...failuresOfJest(report, root));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: status === 0 ? failed : Math.max(failed, 1) };
}

/** Some of them start the built site. */
async function onTheBuild(projects) {
  await ensureBuild();
  return jest(projects);
}

/** The journeys of tests/e2e/languages, with the words of this language in place of the English ones. */
function journeysIn(language) {
  const folder = 'tests/e2e/languages';
  return journeys(['chromium'], ['--tsconfig', `${folder}/tsconfig.${language}.json`, folder]);
}

/** In the engines of these projects of playwright.config.ts. */
async function journeys(projects, chosen = []) {
  if (projects.length === 0) return { passed: 0, failed: 0 };
  await browsers;
  const chromium = projects.includes('chromium') ? findChromium({ places: placesForJourneys }) : '';
  await ensureBuild();
  const file = join(reports, 'e2e.json');
  const playwright = (values) =>
    node(join(root, 'node_modules/@playwright/test/cli.js'), ['test', ...values], {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
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
  files.push(...filesOfPlaywright(report));
  failures.push(...failuresOfPlaywright(report));
  walks.push(report);
  const failed = report.stats.unexpected + report.stats.flaky;
  return { passed: report.stats.expected, failed: status === 0 ? failed : Math.max(failed, 1) };
}

function node(script, values, { options = [], ...others } = {}) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...others.env };
  const words = [...options, script, ...values];
  return spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit', ...others, env });
}
