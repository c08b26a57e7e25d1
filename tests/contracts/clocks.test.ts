import { codeIn } from './sources';

/**
 * What measures or waits for real time. It depends on the machine and on what else runs there, so that a test that goes by
 * it is red where the site is right. Speed is measured by `npm run bench`; a test that needs time to pass turns a clock of
 * its own, and one that waits for something polls for it.
 */
const measuring: readonly [string, RegExp][] = [
  [
    'a measured time',
    /\bperformance\.now\(|\bprocess\.(?:hrtime|cpuUsage)\b|\bfixtures\/(?:processorTime|ownTime)\b/,
  ],
  ['the time since a start', /\bDate\.now\(\) - [a-z]|\bwhile \([^)]*\bDate\.now\(\)/],
  [
    'a limit of seconds to what is shown',
    /\.(?:to[A-Z]\w+|click|fill|press|check|findBy\w+|waitFor\w*)\([^;]*?\btimeout: [1-9]/,
  ],
  [
    'a sleep',
    /\bwaitForTimeout\(|\bsetTimeout\((?:[^()]|\([^()]*\))*?, (?!0\b)[\w.]+\)|\btimers\/promises\b/,
  ],
];

/** A timeout of a socket ends a test that hangs, and decides about nothing else. */
const ofSockets = /\bsocket\.setTimeout\(/g;

const tests = codeIn(
  'tests/unit',
  'tests/service',
  'tests/contracts',
  'tests/e2e',
  'packages/fake-apps/tests',
  'packages/store-sandbox/tests',
  'packages/stripe-sandbox/tests',
).filter(({ path }) => path !== 'tests/contracts/clocks.test.ts');

/** Time passes there only when the test turns it: every test of the file begins with such a clock and ends with it. */
const hasClockOfItsOwn = (text: string) =>
  /\bbeforeEach\([^;]*jest\.useFakeTimers\(/.test(text) &&
  !text.replace(/\bafterEach\([^;]*jest\.useRealTimers\(/g, '').includes('jest.useRealTimers(');

it.each(measuring)('no test goes by %s', (_what, pattern) => {
  expect(tests.length).toBeGreaterThan(300);
  const found = tests
    .filter(({ text }) => !hasClockOfItsOwn(text) && pattern.test(text.replace(ofSockets, '')))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});

it('no test waits without end for a program: one that does not end would hold up the whole check', () => {
  const found = codeIn('tests', 'packages')
    .filter(
      ({ path }) => path !== 'tests/fixtures/runProgram.ts' && path !== 'tests/contracts/clocks.test.ts',
    )
    .filter(({ text }) => /\b(?:spawn|exec|execFile)Sync\(/.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});
