import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import { neverAborted } from '@/server/neverAborted';
import type { BackgroundTurns } from './backgroundTurns';
import { primaryKeys } from './primaryKeys';
import type { Database, SiteDatabase } from './schema';

/** Rows of one table that are no longer needed. `by` leads an index, in whose order they are found and removed. */
export type OldRows = {
  table: keyof Database;
  by: string;
  which: Expression<SqlBool>;
  /** The column to empty instead of removing the row. */
  clear?: string;
};

/** The most time that one statement and its flush should take, in milliseconds. */
const aim = 5;
const firstBatch = 20;
/** A slow disk or network makes even a small statement slow, and so many rows cost next to nothing more than one. */
const minBatch = 50;
const maxBatch = 1000;
/** A run ends after this many statements. The next one handles what is left, and what has become old since. */
const statementsPerRun = 2000;

/**
 * Describes old rows; the compiler checks the table's columns. A number as `which` is the time or day in the
 * column before which a row is old.
 */
export function oldRows<Table extends keyof Database>(
  table: Table,
  by: keyof Database[Table] & string,
  which: number | ((row: ExpressionBuilder<Database, Table>) => Expression<SqlBool>),
  options: { clear?: keyof Database[Table] & string } = {},
): OldRows {
  const isOld =
    typeof which === 'number'
      ? sql<SqlBool>`${sql.ref(by)} < ${which}`
      : which(expressionBuilder<Database, Table>());
  return { table, by, which: isOld, ...options };
}

/**
 * Removes old rows without delaying anybody: each statement is its own transaction and takes a few milliseconds, and
 * requests run after each one. The tables take turns, so one with a long backlog delays no other. Stops early when the
 * signal is aborted.
 * @returns how many rows were removed, so that the caller returns while there are more; none when it should return
 * later
 */
export async function pruneInBatches(
  { database, turns }: { database: SiteDatabase; turns: BackgroundTurns },
  tables: readonly OldRows[],
  signal: AbortSignal = neverAborted,
): Promise<number> {
  const unfinished = tables.map((rows) => ({ rows, batch: firstBatch }));
  let removed = 0;
  for (let statements = 0; statements < statementsPerRun && !signal.aborted; statements += 1) {
    const next = unfinished.shift();
    if (!next) break;
    const { count, took } = await turns.take(() => removeSome(database, next.rows, next.batch));
    removed += count;
    // A batch that was not full found the last of them.
    if (count >= next.batch) unfinished.push({ rows: next.rows, batch: nextBatch(next.batch, took) });
  }
  return removed;
}

/** At most double or half of the previous one: a single slow statement may have waited for something else. */
function nextBatch(batch: number, took: number): number {
  const wanted = batch * Math.min(2, Math.max(0.5, aim / took));
  return Math.max(minBatch, Math.min(maxBatch, Math.floor(wanted)));
}

/** Rows locked by others are left for the next run. What is chosen is locked, so nobody renews it meanwhile. */
async function removeSome(database: SiteDatabase, rows: OldRows, batch: number) {
  const began = performance.now();
  const { numAffectedRows } = await removalByKey(rows, batch).execute(database);
  return { count: Number(numAffectedRows ?? 0), took: performance.now() - began };
}

/** Databases spread over several machines give their rows no position, so they are found by their key. */
function removalByKey({ table, by, which, clear }: OldRows, batch: number) {
  const key = primaryKeys[table];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  // As a subquery, it might be run once for each row, and choose others every time.
  const old = sql`with old as materialized (select ${columns} from ${sql.table(table)} where ${which}
    order by ${sql.ref(by)} limit ${batch} for update skip locked)`;
  const same = sql.join(
    key.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`old.${column}`)}`),
    sql` and `,
  );
  return clear
    ? sql`${old} update ${sql.table(table)} set ${sql.ref(clear)} = null from old where ${same}`
    : sql`${old} delete from ${sql.table(table)} using old where ${same}`;
}
