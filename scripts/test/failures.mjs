import { stripVTControlCharacters } from 'node:util';
import { resultsByFile } from './jestReport.mjs';

/** Enough to see what was expected and what came. */
const maxLines = 16;

/** The tests that failed in a Jest report: where, what, and the message. A file that could not run counts as one. */
export function failuresOfJest(report, root) {
  return resultsByFile(report, root).flatMap(({ path, tests, message }) => {
    if (message !== null) return [{ file: path, title: 'the file itself', message }];
    const failed = tests.filter(({ status }) => status === 'failed');
    return failed.map(({ title, messages }) => ({ file: path, title, message: messages.join('\n') }));
  });
}

/** The tests that failed in a Playwright report, and errors outside any test. */
export function failuresOfPlaywright(report) {
  const outside = report.errors.map(({ message }) => ({ file: '', title: 'outside any test', message }));
  return [...report.suites.flatMap(failuresOfSuite), ...outside];
}

function failuresOfSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        file: `tests/e2e/${file}`,
        title: `${title} (${projectName})`,
        message: results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** All failures once more, to be read at the end of a long log. */
export function whatFailed(failures) {
  const parts = failures.map(({ file, title, message }) => {
    const lines = stripVTControlCharacters(message ?? '')
      .split('\n')
      .slice(0, maxLines);
    return [`✗ ${file}`, `  ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
  });
  return ['', 'What failed:', ...parts].join('\n');
}
