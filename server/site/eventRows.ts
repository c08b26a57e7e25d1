import { type Kysely, sql, type Transaction } from 'kysely';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';

export type EventRow = { day: string; event: string; parameters: string; count: number };

/**
 * Most rows with parameters per UTC day, over all instances. Anything above is counted without parameters, so that a
 * day stays small whatever is sent, and no count is lost.
 */
export const maxRowsPerDay = 10_000;
/** An arbitrary number that no other lock in this database uses. */
const lock = 714_205;

/** Adds a few rows to the counts, all or nothing: after a failure they are counted again with the next ones. */
export async function addCounts(services: Services, rows: readonly EventRow[]): Promise<void> {
  await services.database.transaction().execute(async (trx) => {
    // One instance at a time, so that each sees the rows of the one before. SQLite has only one writer anyway.
    if (services.config.database.kind === 'postgres')
      await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    for (const day of new Set(rows.map((row) => row.day))) {
      const bounded = await withinDay(
        trx,
        day,
        rows.filter((row) => row.day === day),
      );
      await add(trx, bounded);
    }
  });
}

/** The rows of a day; those above its maximum lose their parameters. */
async function withinDay(
  trx: Transaction<Database>,
  day: string,
  rows: readonly EventRow[],
): Promise<EventRow[]> {
  const detailed = rows.filter(({ parameters }) => parameters !== '');
  let rowsLeft = maxRowsPerDay - (await countDetailed(trx, day));
  if (detailed.length <= rowsLeft) return [...rows];
  const stored = new Set<string>();
  for (const event of new Set(detailed.map((row) => row.event))) {
    const same = detailed.filter((row) => row.event === event).map(({ parameters }) => parameters);
    const found = await trx
      .selectFrom('event_counts')
      .select(['event', 'parameters'])
      .where('day', '=', day)
      .where('event', '=', event)
      .where('parameters', 'in', same)
      .execute();
    for (const row of found) stored.add(keyOf(row));
  }
  const kept = rows.map((row) => {
    if (row.parameters === '' || stored.has(keyOf(row))) return row;
    rowsLeft -= 1;
    return rowsLeft >= 0 ? row : { ...row, parameters: '' };
  });
  return joined(kept);
}

async function countDetailed(db: Kysely<Database>, day: string): Promise<number> {
  const { rows } = await db
    .selectFrom('event_counts')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('day', '=', day)
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

async function add(trx: Transaction<Database>, rows: readonly EventRow[]): Promise<void> {
  await trx
    .insertInto('event_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'event', 'parameters'])
        .doUpdateSet({ count: sql<number>`event_counts.count + excluded.count` }),
    )
    .execute();
}
