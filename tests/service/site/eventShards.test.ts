import { type Kysely, sql } from 'kysely';
import { addCounts, addCountsIn, type EventRow, eventShards } from '@/server/site/eventRows';
import { takeNamedLock } from '@/server/store/namedLock';
import { openDatabase } from '@/server/store/open';
import type { Database } from '@/server/store/schema';
import { countsOfDay } from '@/tests/fixtures/service/countsOfDay';
import { holdTransaction } from '../../fixtures/database/holdTransaction';
import { createServices, type TestServices } from '../../fixtures/service/services';
import { until } from '../../fixtures/until';

const today = '2026-06-01';
/** The same events, as every instance counts them. */
const rows: EventRow[] = ['page_home_impression', 'page_pro_impression'].flatMap((event) => [
  { day: today, event, parameters: '', count: 2 },
  { day: today, event, parameters: 'origin=funnel_home_web', count: 1 },
]);
const countedAtOnce = 6;

async function totalOf(database: Kysely<Database>): Promise<number> {
  const { total } = await countsOfDay(database, today)
    .select(({ fn }) => fn.sum<number>('count').as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

async function shardsUsed(database: Kysely<Database>): Promise<number[]> {
  const used = await database.selectFrom('event_count_shards').select('shard').distinct().execute();
  return used.map(({ shard }) => shard).sort();
}

let services: TestServices;
const opened: Kysely<Database>[] = [];
const held: (() => Promise<void>)[] = [];
const another = (): TestServices => {
  const database = openDatabase(services.config.database, () => {});
  opened.push(database);
  return { ...services, database };
};
beforeEach(async () => {
  services = await createServices();
});
afterEach(async () => {
  await Promise.all(held.splice(0).map((letGo) => letGo()));
  await Promise.all(opened.splice(0).map((database) => database.destroy()));
  await services.dispose();
});

it('what many instances count at the same moment adds up, whoever met whom', async () => {
  const writers = [services, another(), another(), another()];
  const writes = 25;
  await Promise.all(
    writers.map(async (writer) => {
      for (let write = 0; write < writes; write += 1) await addCounts(writer, rows);
    }),
  );
  expect(await totalOf(services.database)).toBe(writers.length * writes * countedAtOnce);
});

it('an instance alone keeps its counts in one place', async () => {
  for (let write = 0; write < 20; write += 1) await addCounts(services, rows);
  expect(await shardsUsed(services.database)).toEqual([]);
  expect(await totalOf(services.database)).toBe(20 * countedAtOnce);
});

/** Writes the rows in a transaction that stays open until it is let go. */
async function holdOpen(writer: TestServices) {
  held.push(await holdTransaction(writer.database, (trx) => addCountsIn(trx, writer, rows)));
}

const waiting = async () =>
  (await sql`select pid from pg_locks where not granted`.execute(services.database)).rows.length;

it('as many instances as there are shards write the same events without waiting for each other', async () => {
  for (const name of eventShards) await takeNamedLock(services.database, name, services.clock.now());
  for (const _ of eventShards) await holdOpen(another());
  expect(await waiting()).toBe(0);
  // One more waits for any of them.
  const next = addCounts(another(), rows);
  await until('the next one to wait', async () => ((await waiting()) > 0 ? true : null));
  await Promise.all(held.splice(0).map((letGo) => letGo()));
  await next;
  expect(await shardsUsed(services.database)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await totalOf(services.database)).toBe((eventShards.length + 1) * countedAtOnce);
});

it('locks that nobody has taken yet are made when they are needed', async () => {
  await holdOpen(another());
  const second = addCounts(another(), rows);
  await held.pop()?.();
  await second;
  expect(await totalOf(services.database)).toBe(2 * countedAtOnce);
});
