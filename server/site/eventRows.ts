import { sql, type Transaction } from 'kysely';
import type { Services, TransactionServices } from '@/server/services';
import { takeFreeLock } from '@/server/store/namedLock';
import type { Database, SiteDatabase } from '@/server/store/schema';

export type EventRow = { day: string; event: string; parameters: string; count: number };

/** Most rows with parameters per UTC day and shard, over all instances. Those above are counted without parameters. */
export const maxRowsPerDay = 10_000;

/**
 * The locks of the shards. Many instances count the same events, and would all wait for the same rows. So each writes
 * into the first shard that nobody else is writing into: the first alone while they are few.
 */
export const eventShards: readonly [string, ...string[]] = [
  'event-counts',
  ...[1, 2, 3, 4, 5, 6, 7].map((shard) => `event-counts-${shard}`),
];

/**
 * Adds a few rows to the counts, all or nothing: after a failure they are counted again with the next ones. Whoever
 * waited for a lock has to see what its holder wrote, whatever isolation the database has by default.
 */
export async function addCounts(services: Services, rows: readonly EventRow[]): Promise<void> {
  await services.database
    .transaction()
    .setIsolationLevel('read committed')
    .execute((database) => addCountsIn({ ...services, database }, rows));
}

/** The same within a transaction. */
export async function addCountsIn(
  services: Pick<TransactionServices, 'clock' | 'random' | 'database'>,
  rows: readonly EventRow[],
): Promise<void> {
  // One instance at a time in each shard, so that it sees the rows of the one before.
  const lock = await takeFreeLock(services.database, services, eventShards);
  const shard = eventShards.indexOf(lock);
  for (const day of new Set(rows.map((row) => row.day))) {
    const bounded = await withinDay(
      storedOn(services.database, shard, day),
      rows.filter((row) => row.day === day),
    );
    await add(services.database, shard, bounded);
  }
}

/** What a shard holds of a day. */
function storedOn(trx: SiteDatabase, shard: number, day: string) {
  return trx.selectFrom(
    shard === 0
      ? trx.selectFrom('event_counts').select(['event', 'parameters']).where('day', '=', day).as('counts')
      : trx
          .selectFrom('event_count_shards')
          .select(['event', 'parameters'])
          .where('day', '=', day)
          .where('shard', '=', shard)
          .as('counts'),
  );
}

/** The rows of a day; those above its maximum lose their parameters. */
async function withinDay(stored: ReturnType<typeof storedOn>, rows: readonly EventRow[]) {
  const detailed = rows.filter(({ parameters }) => parameters !== '');
  let rowsLeft = maxRowsPerDay - (await countDetailed(stored));
  if (detailed.length <= rowsLeft) return [...rows];
  const known = new Set<string>();
  for (const event of new Set(detailed.map((row) => row.event))) {
    const same = detailed.filter((row) => row.event === event).map(({ parameters }) => parameters);
    const found = await stored
      .select(['event', 'parameters'])
      .where('event', '=', event)
      .where('parameters', 'in', same)
      .execute();
    for (const row of found) known.add(keyOf(row));
  }
  const kept = rows.map((row) => {
    if (row.parameters === '' || known.has(keyOf(row))) return row;
    rowsLeft -= 1;
    return rowsLeft >= 0 ? row : { ...row, parameters: '' };
  });
  return joined(kept);
}

async function countDetailed(stored: ReturnType<typeof storedOn>): Promise<number> {
  const { rows } = await stored
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('parameters', '!=', '')
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** One statement may change each row only once. */
function joined(rows: readonly EventRow[]): EventRow[] {
  const sums = new Map<string, EventRow>();
  for (const row of rows) {
    const known = sums.get(keyOf(row));
    sums.set(keyOf(row), known ? { ...known, count: known.count + row.count } : row);
  }
  return [...sums.values()];
}

function keyOf({ event, parameters }: Pick<EventRow, 'event' | 'parameters'>): string {
  return `${event}?${parameters}`;
}

async function add(trx: Transaction<Database>, shard: number, rows: readonly EventRow[]): Promise<void> {
  if (shard === 0) {
    await trx
      .insertInto('event_counts')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'event', 'parameters'])
          .doUpdateSet({ count: sql<number>`event_counts.count + excluded.count` }),
      )
      .execute();
    return;
  }
  await trx
    .insertInto('event_count_shards')
    .values(rows.map((row) => ({ ...row, shard })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'event', 'parameters', 'shard'])
        .doUpdateSet({ count: sql<number>`event_count_shards.count + excluded.count` }),
    )
    .execute();
}
