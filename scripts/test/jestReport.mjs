import { relative } from 'node:path';

/**
 * The results in a Jest report, file by file: the file's path from the root, and the title, status, seconds, and messages of
 * each test. A file that failed outside of any test has a `message`.
 */
export function resultsByFile(report, root) {
  return report.testResults.map(({ name, status, message, assertionResults }) => {
    const isOutside = status === 'failed' && assertionResults.every((one) => one.status !== 'failed');
    const tests = assertionResults.map(
      ({ ancestorTitles, title, status: ended, duration, failureMessages }) => ({
        title: [...ancestorTitles, title].join(' '),
        status: ended,
        seconds: (duration ?? 0) / 1000,
        messages: failureMessages,
      }),
    );
    return { path: relative(root, name), tests, message: isOutside ? message : null };
  });
}
