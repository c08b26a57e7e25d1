/** What people do, and the tests that walk it: a part of the file's path and, where a file has several, words of titles. */
const journeys = [
  { name: 'purchase', file: 'subscribers/purchase' },
  { name: 'sign-in', file: 'subscribers/sign-in', without: /address (is|changes)|change of address/ },
  { name: 'change of address', file: 'subscribers/sign-in', only: /address (is|changes)|change of address/ },
  { name: 'from purchase to farewell', file: 'subscribers/main-journey' },
  { name: 'account: keyboard, contrast, theme', file: 'subscribers/access' },
  { name: 'home', file: 'documents/home', without: /menu/ },
  { name: 'menu', file: 'documents/home', only: /menu/ },
  { name: 'settings', file: 'documents/settings' },
  { name: 'theme', file: 'documents/theme' },
  { name: 'newsletter', file: 'documents/newsletter' },
  { name: 'legal pages', file: 'documents/legal' },
  { name: 'every page', file: 'everyPage/(crawl|engines)' },
  { name: 'in an app: purchase', file: 'apps/purchase' },
  { name: 'in an app: sign-in', file: 'apps/account' },
  { name: 'in an app: restoration, devices, address', file: 'apps/activation' },
  { name: 'in an app: removal of data', file: 'apps/dbp' },
  { name: 'in an app: identity theft', file: 'apps/itr' },
];

const columns = ['Chromium', 'Firefox', 'WebKit', 'web view of an app'];

/** Tests of JSON reports of Playwright as rows of journeys and columns of engines: how many passed, how many failed. */
export function journeysTable(reports) {
  const tests = reports.flatMap(({ suites }) => suites.flatMap(testsOf));
  const rows = journeys.map((journey) => [
    journey.name,
    ...columns.map((column) =>
      cell(tests.filter((test) => test.column === column && belongs(test, journey))),
    ),
  ]);
  const table = [['', ...columns], ...rows];
  const widths = table[0].map((_, index) => Math.max(...table.map((row) => row[index].length)));
  return table
    .map((row) =>
      row
        .map((text, index) => text.padEnd(widths[index]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function belongs({ file, title }, { file: wanted, only, without }) {
  return new RegExp(wanted).test(file) && (!only || only.test(title)) && !without?.test(title);
}

function cell(tests) {
  const failed = tests.filter(({ passed }) => !passed).length;
  if (tests.length === 0) return '–';
  return failed > 0 ? `${failed} of ${tests.length} FAILED` : `${tests.length} passed`;
}

function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status }) => ({
      file,
      title,
      passed: status === 'expected',
      column: columnOf(projectName, file),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** In WebKit the pages of apps are in the web view of one. */
function columnOf(project, file) {
  if (project === 'webkit') return file.startsWith('apps/') ? 'web view of an app' : 'WebKit';
  return project === 'firefox' ? 'Firefox' : 'Chromium';
}
