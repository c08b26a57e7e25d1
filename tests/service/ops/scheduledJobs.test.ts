import { day, hour, minute } from '@/server/clock';
import { runWhenDue, type ScheduledJob } from '@/server/ops/scheduledJobs';
import type { Services } from '@/server/services';
import { openDatabase } from '@/server/store/open';
import { openPromise } from '@/tests/fixtures/openPromise';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';
import { until } from '@/tests/fixtures/until';

let one: TestServices;
/** A second instance: a connection of its own to the same database. */
let other: Services;
beforeEach(async () => {
  one = await createServices();
  other = { ...one, database: openDatabase(one.config.database, () => {}) };
});
afterEach(async () => {
  await other.database.destroy();
  await one.dispose();
});

const daily = (run: ScheduledJob['run']): ScheduledJob => ({ name: 'daily', every: day, run });
const everyInstanceLooks = (job: ScheduledJob) =>
  Promise.all(Array.from({ length: 10 }, (_, index) => runWhenDue(index % 2 ? one : other, job)));
/** A run that goes on until it is told to end. */
function longRun() {
  const begun = openPromise();
  const ended = openPromise();
  const run = async () => {
    begun.keep();
    await ended.promise;
  };
  return { run, hasBegun: begun.promise, end: ended.keep };
}

it('what is due is done once, whichever instance looks, and again only after its period', async () => {
  const run = jest.fn(async () => {});
  expect((await everyInstanceLooks(daily(run))).filter(Boolean)).toHaveLength(1);
  one.clock.advance(day - 1);
  await everyInstanceLooks(daily(run));
  expect(run).toHaveBeenCalledTimes(1);
  one.clock.advance(1);
  await everyInstanceLooks(daily(run));
  expect(run).toHaveBeenCalledTimes(2);
});

it('the work of a killed instance is taken over when its lease has run out, and its late end moves nothing', async () => {
  const killed = longRun();
  const lost = runWhenDue(one, daily(killed.run));
  await killed.hasBegun;
  const run = jest.fn(async () => {});
  one.clock.advance(5 * minute - 1);
  expect(await runWhenDue(other, daily(run))).toBe(false);
  one.clock.advance(1);
  expect(await runWhenDue(other, daily(run))).toBe(true);
  one.clock.advance(hour);
  killed.end();
  await lost;
  one.clock.advance(day - hour);
  expect(await runWhenDue(other, daily(run))).toBe(true);
});

it('a run longer than the lease keeps it while its instance lives', async () => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  });
  try {
    const long = longRun();
    const going = runWhenDue(one, daily(long.run));
    await long.hasBegun;
    for (let passed = 0; passed < 20; passed += 1) {
      one.clock.advance(minute);
      await jest.advanceTimersByTimeAsync(minute);
      await until('the renewal', async () => {
        const row = await one.database.selectFrom('scheduled_jobs').select('lease_until').executeTakeFirst();
        return row?.lease_until === one.clock.now() + 5 * minute ? true : null;
      });
      const meanwhile = daily(async () => {});
      expect(await runWhenDue(other, meanwhile)).toBe(false);
    }
    long.end();
    expect(await going).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

it('what failed is tried again after ten minutes', async () => {
  const run = jest.fn(async () => {}).mockRejectedValueOnce(new Error('away'));
  await expect(runWhenDue(one, daily(run))).rejects.toThrow('away');
  one.clock.advance(10 * minute - 1);
  expect(await runWhenDue(other, daily(run))).toBe(false);
  one.clock.advance(1);
  expect(await runWhenDue(other, daily(run))).toBe(true);
});

it('what a stopping instance left is due at once', async () => {
  const steps: string[] = [];
  const run = async (signal: AbortSignal) => {
    steps.push('first');
    if (!signal.aborted) steps.push('second');
  };
  expect(await runWhenDue(one, daily(run), AbortSignal.abort())).toBe(false);
  expect(await runWhenDue(other, daily(run))).toBe(true);
  expect(steps).toEqual(['first', 'first', 'second']);
});

it('a clock that was wrong by a year and is put back holds nothing up', async () => {
  const run = jest.fn(async () => {});
  one.clock.advance(365 * day);
  await runWhenDue(one, daily(run));
  one.clock.advance(-365 * day);
  expect(await runWhenDue(other, daily(run))).toBe(true);
});

it('one job that hangs holds up no other', async () => {
  const hanging = longRun();
  const stuck = runWhenDue(one, daily(hanging.run));
  await hanging.hasBegun;
  expect(await runWhenDue(one, { name: 'another', every: hour, run: async () => {} })).toBe(true);
  hanging.end();
  await stuck;
});
