import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Jest gives each test file a module registry of its own, so whatever the file imports is read, compiled, and optimized
 * anew, which takes a fifth of the time of the service tests. The whole check therefore runs many files in one
 * registry: a group is a file that requires them, each inside a `describe` named after it.
 */
const groupFolder = '.build/test-groups';

/** Distributes the test files in these folders over `count` groups, and returns Jest's pattern for the groups. */
export function writeGroups(root, folders, count) {
  const place = join(root, groupFolder);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const files = folders.flatMap((folder) => testFilesIn(root, folder));
  // The largest first, so that each group gets large ones and small ones.
  files.sort((one, other) => other.bytes - one.bytes);
  for (let group = 0; group < count; group += 1) {
    const own = files.filter((_, index) => index % count === group);
    writeFileSync(
      join(place, `${group + 1}.test.ts`),
      own.map(({ path }) => describeFile(root, path)).join(''),
    );
  }
  return `<rootDir>/${groupFolder}/*.test.ts`;
}

/**
 * The results in a Jest report, file by file, with its groups taken apart: the file's path from the root, and the title,
 * status, seconds, and messages of each test. What failed outside of any test is a file or group with a `message`.
 */
export function resultsByFile(report, root) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const isOutside = status === 'failed' && assertionResults.every((one) => one.status !== 'failed');
    const files = new Map();
    for (const { ancestorTitles, title, ...result } of assertionResults) {
      const [file, ...titles] = path.startsWith(groupFolder) ? ancestorTitles : [path, ...ancestorTitles];
      const tests = files.get(file) ?? [];
      files.set(file, [...tests, { title: [...titles, title].join(' '), ...resultOf(result) }]);
    }
    const ran = [...files].map(([file, tests]) => ({ path: file, tests, message: null }));
    return isOutside ? [...ran, { path, tests: [], message }] : ran;
  });
}

function resultOf({ status, duration, failureMessages }) {
  return { status, seconds: (duration ?? 0) / 1000, messages: failureMessages };
}

function testFilesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFilesIn(root, path);
    return entry.name.endsWith('.test.ts') ? [{ path, bytes: readFileSync(join(root, path)).length }] : [];
  });
}

function describeFile(root, path) {
  return `describe(${JSON.stringify(path)}, () => {\n  require(${JSON.stringify(join(root, path))});\n});\n`;
}
