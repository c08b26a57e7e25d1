import { eventPath } from '@/lib/content/events/eventCatalog';
import { events } from '@/lib/content/events/events';
import { originWords } from '@/lib/content/measuring/origins';
import { day, minute, second } from '@/server/clock';
import type { RequestContext } from '@/server/http/requestContext';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { backgroundTasks } from '@/server/main/backgroundTasks';
import { everyOldRow } from '@/server/main/retention';
import { makeSecretWatch } from '@/server/main/secretWatch';
import { neverAborted } from '@/server/neverAborted';
import { readHealth } from '@/server/ops/health/readHealth';
import { readGauges } from '@/server/ops/readGauges';
import { createEventCounter } from '@/server/site/eventCounter';
import { fillTables, type TableName } from '@/tests/fixtures/database/fillTables';
import { recordTurns, type StatementTurn } from '@/tests/fixtures/database/statementTurns';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';

const rows = 1500;
/** More than any table has of these rows while the service lives: what a site finds after it stood still for years. */
const later = 3 * 366 * day;

let services: TestServices;
beforeEach(async () => {
  services = await createServices();
});
afterEach(() => services.dispose());

const pruned = [...new Set(everyOldRow(0).map(({ table }) => table))].filter(
  (table) => table !== 'signing_keys',
);
const countOf = async (table: TableName) =>
  (
    await services.database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .execute()
  )
    .map(({ left }) => Number(left))
    .reduce((sum, left) => sum + left, 0);
const prune = async (on: TestServices | Parameters<typeof backgroundTasks>[0]) => {
  const task = backgroundTasks(on, makeSecretWatch(on)).find(({ name }) => name === 'prune');
  await task?.run(neverAborted);
};

it('165. B22: what a long stop left goes in small batches, and requests get a turn between any two of them', async () => {
  await fillTables(services.database, { names: pruned, rows, now: services.clock.now() });
  services.clock.advance(later);
  const before = await Promise.all(pruned.map(countOf));
  const statements = await recordTurns(services, prune);
  const after = await Promise.all(pruned.map(countOf));
  const removed = before.reduce((sum, count, index) => sum + count - (after[index] ?? 0), 0);
  // What lives on by its state: open checkouts, payment events not yet handled, mails that wait, confirmed addresses.
  expect(removed).toBeGreaterThan(rows * pruned.length * 0.75);
  expect(Math.max(...statements.map((statement) => statement.rows))).toBeLessThanOrEqual(1000);
  const crowded = statements.filter(({ turn }, index) => turn === statements[index - 1]?.turn);
  // Claiming the job and giving it back stand next to the first and the last batch.
  expect(crowded.length).toBeLessThanOrEqual(2);
});

/** Rows that were changed or handed over in the busiest turn of the event loop. */
function busiestTurn(statements: readonly StatementTurn[]) {
  const turns = new Map<number, number>();
  for (const { turn, rows: touched } of statements) turns.set(turn, (turns.get(turn) ?? 0) + touched);
  return Math.max(...turns.values());
}

it('165. B22: mails that are put off without asking the mail system leave turns to requests', async () => {
  await fillTables(services.database, { names: ['outbox'], rows, now: services.clock.now() });
  services.clock.advance(later);
  const statements = await recordTurns(services, deliverDueMails);
  expect(
    await services.database
      .selectFrom('outbox')
      .where('failed_at', 'is', null)
      .where('sent_at', 'is', null)
      .where('attempts', '=', 0)
      .selectAll()
      .execute(),
  ).toEqual([]);
  expect(statements.length).toBeGreaterThan(rows / 10);
  // Four mails at once, each claimed and then put off, after a look for the next twenty.
  expect(busiestTurn(statements)).toBeLessThanOrEqual(40);
});

it('166. B22: the counts of a busy moment are written a few at a time', async () => {
  const statements = await recordTurns(services, async (recorded) => {
    const counter = createEventCounter(recorded);
    for (const name of Object.keys(events).map(eventPath)) {
      for (const entry of originWords.entry.slice(0, 12)) {
        const query = new URLSearchParams({ origin: `funnel_${entry}_web` });
        // The counter reads these of a call and nothing else.
        const call = {
          services,
          clientIp: '127.0.0.1',
          header: () => null,
          parameters: { rest: name },
          query,
        };
        await counter.handle(call as unknown as RequestContext);
      }
      services.clock.advance(minute);
    }
    await counter.stop();
  });
  const stored = await countOf('event_counts');
  expect(stored).toBeGreaterThan(500);
  expect(busiestTurn(statements)).toBeLessThanOrEqual(200);
});

it('a long queue is counted once in ten seconds, however often the figures are read, and its lag each time', async () => {
  const { database, clock } = services;
  await fillTables(database, { names: ['outbox'], rows: 12_000, now: clock.now() - 31 * day });
  expect((await readGauges(services)).outboxWaiting).toBe(1200);
  await database.deleteFrom('outbox').execute();
  clock.advance(9 * second);
  expect(await readGauges(services)).toMatchObject({ outboxWaiting: 1200, outboxLagSeconds: 0 });
  clock.advance(second);
  expect(await readGauges(services)).toMatchObject({ outboxWaiting: 0, outboxLagSeconds: 0 });
});

it('145. B22: figures for operators are counted where the rows are, a queue at a time', async () => {
  await fillTables(services.database, {
    names: ['outbox', 'webhook_events', 'subscriptions'],
    rows: 12_000,
    now: services.clock.now() - 31 * day,
  });
  const seen: {
    gauges?: Awaited<ReturnType<typeof readGauges>>;
    health?: Awaited<ReturnType<typeof readHealth>>;
  } = {};
  const statements = await recordTurns(services, async (recorded) => {
    seen.gauges = await readGauges(recorded);
    seen.health = await readHealth(recorded);
  });
  // The thirty days begin a day after the first of the rows. One row in nine was never to be sent.
  expect(seen.gauges).toMatchObject({ outboxWaiting: 1200 });
  expect(seen.health).toMatchObject({ mail: { queued: 1200, sent: (10_440 / 9) * 8 } });
  expect(Math.max(...statements.map((statement) => statement.rows))).toBeLessThanOrEqual(2);
  expect(busiestTurn(statements)).toBeLessThanOrEqual(1200);
});
