import { resultsByFile } from './jestReport.mjs';

/** The test files in a Jest report, with the total seconds of their tests. */
export function filesOfJest(report, root) {
  return resultsByFile(report, root).map(({ path, tests }) => ({
    name: path,
    seconds: tests.reduce((sum, { seconds }) => sum + seconds, 0),
  }));
}

/** The test files in a Playwright report, with the total seconds of their tests. */
export function filesOfPlaywright(report) {
  return report.suites.map((suite) => ({
    name: `tests/e2e/${suite.file}`,
    seconds: durations(suite).reduce((sum, one) => sum + one, 0) / 1000,
  }));
}

function durations({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map((one) => one.duration)),
  );
  return [...own, ...suites.flatMap(durations)];
}

/** The ten slowest files, as lines to print. */
export function slowest(files) {
  const ten = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
  return [
    '',
    'The ten slowest files:',
    ...ten.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
  ].join('\n');
}
