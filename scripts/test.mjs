import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from './build/languages.mjs';
import { styles } from './lint/files.mjs';
import { ensureDependencies, requireNode, root } from './prepare.mjs';
import { findChromium, placesForJourneys } from './test/chromium.mjs';
import { findEngines } from './test/engines.mjs';
import { whatFailed } from './test/failures.mjs';
import { runImageSteps } from './test/imageSteps.mjs';
import { installBrowser } from './test/install.mjs';
import { installAhead } from './test/installAhead.mjs';
import { testOnOtherNodes } from './test/otherNodes.mjs';
import { jest, journeys, onTheBuild, tool, typegen } from './test/runners.mjs';
import { slowest } from './test/slowest.mjs';
import { oldestPostgres, requirePrograms } from './test/systemPrograms.mjs';

/**
 * The check: install, types, lint, prose, unused code, unit and contract tests, build, service tests, the main journeys in
 * Chromium. `--all` walks every journey, also in the other languages and engines, and adds the endurance tests (outages of
 * half a minute, kills under load), the oldest PostgreSQL, what the files in deploy describe, and the oldest and newest Node.
 * `--only` runs one step; what follows its name is handed to its tool, as in `npm run e2e -- apps/purchase`. Closes with
 * "N passed, N failed".
 */
const inDefault = ['types', 'lint', 'unused', 'jest', 'service', 'e2e'];
const inAll = ['languages', 'engines', 'endurance', 'postgres', 'deploy', 'nodes'];
const names = [...inDefault, ...inAll, 'image'];
const values = process.argv.slice(2).filter((value) => value !== installBrowser && value !== '--all');
const all = process.argv.includes('--all');
const [only = null, ...further] = values.includes('--only') ? values.slice(values.indexOf('--only') + 1) : [];
if (only && !names.includes(only)) {
  // Nothing would run, and nothing would fail.
  console.error(`--only takes ${names.join(', ')}.`);
  process.exit(1);
}

requireNode();
ensureDependencies();

const results = { passed: 0, failed: 0 };
const steps = [];
const reports = mkdtempSync(join(tmpdir(), 'site-test-'));
const browsers = only ? null : installAhead({ engines: all });
// Whoever names a journey wants it walked, whichever tier it belongs to.
const everyJourney = all || further.length > 0;
const tier = everyJourney ? 'all' : 'default';
/** @type {import('./test/runners.mjs').Run} */
const run = { reports, further, browsers, tier, files: [], failures: [] };
const { failures } = run;

if (isWanted('types')) typegen();
// Most of these use one processor only.
await Promise.all(
  [
    [
      ['types', 'Types', 'typescript/bin/tsc', '--noEmit'],
      ['lint', 'Lint', '@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings'],
      ['lint', 'Prose', '../scripts/prose.mjs'],
    ],
    [
      ['unused', 'Unused code', 'knip/bin/knip.js', '--no-progress'],
      ['lint', 'Styles', 'stylelint/bin/stylelint.mjs', styles],
    ],
  ].map(async (lane) => {
    for (const [name, title, path, ...values] of lane) await step(name, title, () => tool(path, values));
  }),
);
await step('jest', 'Unit and contract tests', () => jest(run, ['unit', 'contract']));
await step('service', 'Service tests', () => onTheBuild(run, ['service']));
await step('e2e', everyJourney ? 'All journeys' : 'The main journeys', () => journeys(run, ['chromium']));
for (const language of languages.filter((one) => one !== 'en'))
  await step('languages', `Journeys in another language (${language})`, () => journeysIn(language));
await step('engines', 'The journeys in Firefox and WebKit', () => journeys(run, findEngines()));
await step('endurance', 'Endurance tests', () => {
  requirePrograms('endurance');
  return onTheBuild(run, ['endurance']);
});
await step(
  'postgres',
  `What speaks to the database, on PostgreSQL ${oldestPostgres}, the oldest supported`,
  () => {
    requirePrograms('postgres');
    const files = [
      '--testPathPatterns',
      'service/(accountExport|auth|books|desk|jobs|money/walks|newsletter|ops|store)/',
    ];
    const chosen = { ...run, further: further.length > 0 ? further : files };
    return onTheBuild(chosen, ['service'], { TEST_POSTGRES_VERSION: oldestPostgres, WALKS: '300' });
  },
);
await step('deploy', 'Behind nginx, as deployed', () => {
  requirePrograms('deploy');
  return onTheBuild(run, ['deploy']);
});
// It needs root and fetches a Debian, so it runs only when it is asked for by name.
await step('image', 'The steps of the image', runImageSteps);
await step('nodes', 'The oldest and the newest Node', () =>
  testOnOtherNodes(findChromium({ places: placesForJourneys })),
);
rmSync(reports, { recursive: true, force: true });
console.log(slowest(run.files));
console.log(['', 'Each step:', ...steps].join('\n'));
if (failures.length > 0) console.log(whatFailed(failures));
console.log(`\n${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed === 0 ? 0 : 1);

function isWanted(name) {
  if (only) return only === name;
  return inDefault.includes(name) || (all && inAll.includes(name));
}

/** Runs one step and counts what it reports; a step that breaks counts as one failure. */
async function step(name, title, work) {
  if (!names.includes(name)) throw new Error(`There is no step ${name}.`);
  if (!isWanted(name)) return;
  console.log(`\n— ${title}`);
  const started = Date.now();
  const named = failures.length;
  const counted = await Promise.resolve()
    .then(work)
    .catch((error) => {
      console.error(error.message);
      failures.push({ file: title, title: 'the step itself', message: error.message });
      return { passed: 0, failed: 1 };
    });
  results.passed += counted.passed;
  results.failed += counted.failed;
  // A tool has no tests, and runs beside another.
  if (counted.failed > 0 && (counted.output !== undefined || failures.length === named)) {
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

/** The journeys of tests/e2e/languages, with the words of this language in place of the English ones. */
function journeysIn(language) {
  const folder = 'tests/e2e/languages';
  return journeys(run, ['chromium'], ['--tsconfig', join(root, folder, `tsconfig.${language}.json`), folder]);
}
