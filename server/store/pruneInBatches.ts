import { statSync } from 'node:fs';
import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type Kysely,
  PostgresAdapter,
  type SqlBool,
  sql,
} from 'kysely';
import type { Config, DatabaseConfig } from '@/server/config/config';
import { neverAborted } from '@/server/neverAborted';
import type { BackgroundTurns } from './backgroundTurns';
import { primaryKeys } from './primaryKeys';
import type { Database } from './schema';

/** Rows of one table that are no longer needed. `by` leads an index, in whose order they are found and removed. */
export type OldRows = {
  table: keyof Database;
  by: string;
  which: Expression<SqlBool>;
  /** The column to empty instead of removing the row. */
  clear?: string;
};

/**
 * The most time that one statement and its flush should take, in milliseconds. SQLite runs on the only thread, so every
 * concurrent call waits that long; PostgreSQL blocks nobody, and may be far away.
 */
const aim = { sqlite: 3, postgres: 5 };
const firstBatch = 20;
/**
 * A slow disk or network makes even a small statement slow. On PostgreSQL so many rows cost next to nothing more than
 * one, and only the way there is long.
 */
const minBatch = { sqlite: 10, postgres: 50 };
const maxBatch = 1000;
/** A run ends after this many statements. The next one handles what is left, and what has become old since. */
const statementsPerRun = 2000;
/** SQLite's log exceeds this size in bytes only during a long read, such as copying the database. */
const longLog = 16 * 1024 * 1024;

/** Describes old rows; the compiler checks the table's columns. */
export function oldRows<Table extends keyof Database>(
  table: Table,
  by: keyof Database[Table] & string,
  which: (row: ExpressionBuilder<Database, Table>) => Expression<SqlBool>,
  options: { clear?: keyof Database[Table] & string } = {},
): OldRows {
  return { table, by, which: which(expressionBuilder<Database, Table>()), ...options };
}

/**
 * Removes old rows without delaying anybody: each statement is its own transaction and takes a few milliseconds, and
 * requests run after each one. The tables take turns, so one with a long backlog delays no other. Stops early when the
 * signal is aborted, and removes nothing while SQLite's log is long. Even where a batch of ten rows takes ten
 * milliseconds, 2.7 million rows go in a day; a sign-in leaves eighteen.
 * @returns how many rows were removed, so that the caller returns while there are more; none when it should return
 * later
 */
export async function pruneInBatches(
  { database, config, turns }: { database: Kysely<Database>; config: Config; turns: BackgroundTurns },
  tables: readonly OldRows[],
  signal: AbortSignal = neverAborted,
): Promise<number> {
  const unfinished = tables.map((rows) => ({ rows, batch: firstBatch }));
  let removed = 0;
  for (
    let statements = 0;
    statements < statementsPerRun && !signal.aborted && !isLogLong(config);
    statements += 1
  ) {
    const next = unfinished.shift();
    if (!next) break;
    const { count, took } = await turns.take(() => removeSome(database, next.rows, next.batch));
    removed += count;
    // A batch that was not full found the last of them.
    if (count >= next.batch)
      unfinished.push({ rows: next.rows, batch: nextBatch(next.batch, took, config.database.kind) });
  }
  return removed;
}

/** When the reader ends, one commit copies the whole log into the file, and every request waits for that commit. */
function isLogLong({ database }: Config): boolean {
  if (database.kind !== 'sqlite') return false;
  const log = statSync(`${database.file}-wal`, { throwIfNoEntry: false });
  return log !== undefined && log.size > longLog;
}

/** At most double or half of the previous one: a single slow statement may have waited for something else. */
function nextBatch(batch: number, took: number, kind: DatabaseConfig['kind']): number {
  const wanted = batch * Math.min(2, Math.max(0.5, aim[kind] / took));
  return Math.max(minBatch[kind], Math.min(maxBatch, Math.floor(wanted)));
}

/**
 * Rows locked by somebody else are left for the next run, so neither side waits. Rows renewed after they were chosen are
 * left alone: SQLite has one writer, and PostgreSQL locks what it chooses.
 */
async function removeSome(
  database: Kysely<Database>,
  rows: OldRows,
  batch: number,
): Promise<{ count: number; took: number }> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const removal = isPostgres ? removalByKey(rows, batch) : removalByPosition(rows, batch);
  const began = performance.now();
  const { numAffectedRows } = await removal.execute(database);
  return { count: Number(numAffectedRows ?? 0), took: performance.now() - began };
}

/** On SQLite a row's position finds it faster than any key. */
function removalByPosition({ table, by, which, clear }: OldRows, batch: number) {
  const old = sql`select rowid from ${sql.table(table)} where ${which} order by ${sql.ref(by)} limit ${batch}`;
  const change = clear
    ? sql`update ${sql.table(table)} set ${sql.ref(clear)} = null`
    : sql`delete from ${sql.table(table)}`;
  return sql`${change} where rowid in (${old})`;
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
