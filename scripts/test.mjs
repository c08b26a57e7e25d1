import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild, ensureDependencies, requireNode, root } from './prepare.mjs';
import { findChromium } from './test/chromium.mjs';

/**
 * The whole check: install, types, lint, unit and contract tests, build, service tests on both databases, browser
 * journeys. Closes with "N passed, N failed". `--only types|lint|jest|service|e2e` runs one step.
 */
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : null;
const results = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), 'site-test-'));

requireNode();
ensureDependencies();
await step('types', 'Types', () => tool('typescript/bin/tsc', ['--noEmit'], typegen));
await step('lint', 'Lint', () => tool('@biomejs/biome/bin/biome', ['check', '.', '--error-on-warnings']));
await step('jest', 'Unit and contract tests', () => jest(['unit', 'contract']));
await step('service', 'Service tests on SQLite and PostgreSQL', service);
await step('e2e', 'Browser journeys', journeys);
rmSync(reports, { recursive: true, force: true });
console.log(`\n${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed === 0 ? 0 : 1);

/** Runs one step and counts what it reports; a step that breaks counts as one failure. */
async function step(name, title, run) {
  if (only && only !== name) return;
  console.log(`\n— ${title}`);
  const started = Date.now();
  const counted = await Promise.resolve()
    .then(run)
    .catch((error) => {
      console.error(error.message);
      return { passed: 0, failed: 1 };
    });
  results.passed += counted.passed;
  results.failed += counted.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`— ${title}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`);
}

function tool(path, values, before = () => {}) {
  before();
  const { status } = node(join(root, 'node_modules', path), values);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A fresh clone lacks the type declarations that the framework generates. */
function typegen() {
  node(join(root, 'node_modules/next/dist/bin/next'), ['typegen'], { stdio: 'ignore' });
}

function jest(projects) {
  const file = join(reports, `${projects[0]}.json`);
  const values = ['--selectProjects', ...projects, '--json', '--outputFile', file, '--silent'];
  const { status } = node(join(root, 'node_modules/jest/bin/jest.js'), values, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: status === 0 ? failed : Math.max(failed, 1) };
}

/** Some of them start the built site. */
async function service() {
  await ensureBuild();
  return jest(['service']);
}

async function journeys() {
  const chromium = findChromium();
  await ensureBuild();
  const file = join(reports, 'e2e.json');
  const { status } = node(join(root, 'node_modules/@playwright/test/cli.js'), ['test'], {
    env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: status === 0 ? failed : Math.max(failed, 1) };
}

function node(script, values, options = {}) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  return spawnSync(process.execPath, [script, ...values], { cwd: root, stdio: 'inherit', env, ...options });
}
