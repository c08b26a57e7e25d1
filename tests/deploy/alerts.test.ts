import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Comparison, Gauges } from '@/server/gauges';
import type { SignInOutcome } from '@/server/metrics';
import { runProgram } from '@/tests/fixtures/runProgram';
import { alertRules, rulesFile } from '../fixtures/deploy/alertRules';
import { type Minute, provokedFor, seriesOf, usual, wellFor } from '../fixtures/deploy/alertSeries';
import { scratchFolder } from '../fixtures/scratchFolder';

type Happening = {
  /** What happens in each minute, or within some, beside the usual, or alone. */
  count?: Minute['count'];
  within?: number;
  isAlone?: boolean;
  /** What is read in place of the usual; null where the database does not answer. */
  read?: Partial<Gauges> | null;
  outside?: Minute['outside'];
};

const often =
  (times: number, count: Minute['count']): Minute['count'] =>
  (metrics) => {
    for (let time = 0; time < times; time += 1) count(metrics);
  };
const calls = (times: number, name: string, status: number, seconds: number) =>
  often(times, (metrics) => metrics.observeRequest(name, status, seconds));
const codes = (times: number, outcome: SignInOutcome) =>
  often(times, (metrics) => metrics.countSignIn(outcome));
const compared = (change: Partial<Comparison>, of = 'reconcile') => ({
  comparisons: (usual.gauges?.comparisons ?? []).map((one) =>
    one.name === of ? { ...one, ...change } : one,
  ),
});

const instances = ['site-1:3000', 'site-2:3000'];

/** What makes each alert fire, and what the operator then reads: of one thing, or of each instance. */
const cases: [alert: string, says: string | readonly string[], Happening][] = [
  ['NotReady', instances.map((one) => `${one} can't serve visitors.`), { read: null }],
  ['Errors', 'More than one call in a hundred fails.', { count: calls(2, '/api/products', 500, 0.01) }],
  [
    'Overload',
    'More calls arrive than can be answered.',
    { count: (metrics) => metrics.countShedCall('api') },
  ],
  [
    'SlowTokens',
    'One token in a hundred takes 199ms or more.',
    { count: calls(2, '/api/auth/v2/token', 200, 0.2) },
  ],
  [
    'SignInsFail',
    'Sign-ins that failed in a quarter of an hour: 180. For each that works, twice as many fail as usual.',
    { count: codes(5, 'wrong') },
  ],
  ['EmailLate', 'Emails have waited for 5m 1s.', { read: { outboxLagSeconds: 301 } }],
  ['PaymentEventsLate', 'Payment events have waited for 5m 1s.', { read: { webhooksLagSeconds: 301 } }],
  ['PaymentEventsParked', 'Payment events that need a person: 1.', { read: { webhooksParked: 1 } }],
  [
    'PaymentEventsSlow',
    'One event in a hundred takes 2.47s or more at /api/webhooks/stripe.',
    { count: calls(1, '/api/webhooks/stripe', 200, 2) },
  ],
  [
    'PaymentEventsSlow',
    'One event in a hundred takes 9.9s or more at /api/webhooks/google.',
    { count: calls(1, '/api/webhooks/google', 200, 8) },
  ],
  [
    'RefundsLate',
    'A refund was requested 1h 0m 1s ago and is not made.',
    { read: { refundsLagSeconds: 3601 } },
  ],
  ['MoneyWithoutMail', 'Charges or refunds without an email: 2.', { read: { refundsUnmailed: 2 } }],
  ['MoneyWithoutMail', 'Charges or refunds without an email: 3.', { read: compared({ unmailed: 3 }) }],
  [
    'MoneyMailsFailed',
    'Emails about a charge or a refund that were not delivered: 1.',
    { read: { moneyMailsFailed: 1 } },
  ],
  [
    'RecordsDiffer',
    'Records that reconcile-stores could not compare or repair: 1.',
    { read: compared({ failed: 1 }, 'reconcile-stores') },
  ],
  [
    'RecordsRepaired',
    'Subscriptions that reconcile had to repair: 11.',
    { read: compared({ repaired: 11 }) },
  ],
  [
    'ComparisonLate',
    'reconcile has not finished for more than 30 hours.',
    { read: compared({ ageSeconds: 30 * 3600 + 1 }) },
  ],
  [
    'SetupMissing',
    'What sales need and Stripe lacks: 1 prices, products, or settings.',
    { read: { setupMissing: 1 } },
  ],
  [
    'SetupDiffers',
    'What differs at Stripe, though sales work: 1 products or settings.',
    { read: { setupDifferences: 1 } },
  ],
  [
    'Memory',
    instances.map((one) => `${one} takes 400.5MiB of memory.`),
    { outside: { 'process_resident_memory_bytes{}': 420e6 } },
  ],
  [
    'EventLoop',
    instances.map((one) => `${one} answers 300ms late.`),
    { outside: { 'nodejs_eventloop_lag_p99_seconds{}': 0.3 } },
  ],
  [
    'DiskFull',
    "The database's volume is more than 80% full.",
    { outside: { 'node_filesystem_avail_bytes{mountpoint="/var/lib/postgresql"}': 19e9 } },
  ],
];

/** What is unusual, and yet nobody's business at night. */
const quiet: (Happening & { what: string })[] = [
  { what: 'nothing' },
  { what: 'one more call in two hundred fails', count: calls(1, '/api/products', 500, 0.01) },
  { what: 'a handful of people mistype their codes', count: codes(1, 'wrong') },
  {
    what: 'only people who mistype their codes come at night',
    isAlone: true,
    within: 2,
    count: codes(1, 'wrong'),
  },
  { what: 'many more sign in, as well as always', count: (metrics) => often(20, usual.count)(metrics) },
  {
    what: 'everything is as late, as full and as different as it may be',
    read: {
      outboxLagSeconds: 300,
      webhooksLagSeconds: 300,
      refundsLagSeconds: 3600,
      ...compared({ repaired: 10, ageSeconds: 30 * 3600 }),
    },
    outside: {
      'process_resident_memory_bytes{}': 400e6,
      'nodejs_eventloop_lag_p99_seconds{}': 0.2,
      'node_filesystem_avail_bytes{mountpoint="/var/lib/postgresql"}': 20e9,
    },
  },
];

const folder = scratchFolder('alerts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function minuteOf({ count, within, isAlone, read = {}, outside }: Happening): Minute {
  return {
    within,
    gauges: usual.gauges && read && { ...usual.gauges, ...read },
    count: (metrics) => {
      if (!isAlone) usual.count(metrics);
      count?.(metrics);
    },
    outside: { ...usual.outside, ...outside },
  };
}

function promtool(...values: string[]) {
  const { status, stdout, stderr } = runProgram('promtool', values);
  return { isContent: status === 0, said: `${stdout}${stderr}` };
}

/** Lets Prometheus judge hours of the usual and then the provoked: which alerts fire at the end, and what they say. */
async function firing(provoked: Minute): Promise<string[][]> {
  const at = { eval_time: `${wellFor + provokedFor}m` };
  const asked = alertRules().map(({ alert }) => ({ ...at, alertname: alert, exp_alerts: [] }));
  const test = { interval: '1m', input_series: await seriesOf(provoked), alert_rule_test: asked };
  const file = join(folder, 'rules.test.json');
  const tests = { rule_files: [resolve(rulesFile)], evaluation_interval: '1m', tests: [test] };
  writeFileSync(file, JSON.stringify(tests));
  const { isContent, said } = promtool('test', 'rules', file);
  // It is told to expect none, and complains of each that fires.
  const fired = [...said.matchAll(/alertname="(\w+)".*\n\s*Annotations:\{.*summary="(.*)"\}/g)];
  if (!isContent && fired.length === 0) throw new Error(said);
  return fired.map(([, alert = '', summary = '']) => [alert, summary]);
}

it('Prometheus reads the rules', () => {
  expect(promtool('check', 'rules', rulesFile)).toMatchObject({ isContent: true });
});

it('each alert is provoked', () => {
  const provoked = new Set(cases.map(([alert]) => alert));
  const written = alertRules().map(({ alert }) => alert);
  expect([...provoked].sort()).toEqual(written.sort());
});

it.each(cases)('%s fires alone: %s', async (alert, says, happening) => {
  expect(await firing(minuteOf(happening))).toEqual([says].flat().map((text) => [alert, text]));
});

it.each(quiet)('none fires when $what', async ({ what, ...minute }) => {
  expect(await firing(minuteOf(minute))).toEqual([]);
});
