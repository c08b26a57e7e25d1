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
import type { Config } from '@/server/config/config';
import { neverAborted } from '@/server/neverAborted';
import { inBackgroundTurn } from './backgroundTurn';
import type { Database } from './schema';

/** Rows of one table that nobody needs any more. `by` leads an index: in its order they are found and removed. */
export type OldRows = {
  table: keyof Database;
  by: string;
  which: Expression<SqlBool>;
  /** The column to empty instead of removing the row. */
  clear?: string;
};

/**
 * What a statement is to take at most, with its flush, in milliseconds. SQLite works on the only thread, so every call
 * that comes meanwhile waits that long; PostgreSQL keeps nobody waiting, and may be far away.
 */
const aim = { sqlite: 3, postgres: 15 };
const firstBatch = 20;
/** A slow disk or network makes a statement long, however few its rows are. */
const minBatch = 10;
const maxBatch = 1000;
/** One run ends after so many statements. Whatever is left, and what has become old since, is for the next. */
const statementsPerRun = 2000;
/** A log of SQLite grows to more bytes than this only while somebody reads for long, as whoever copies the database does. */
const longLog = 16 * 1024 * 1024;

/** Describes old rows; the type check knows the columns of the table. */
export function oldRows<Table extends keyof Database>(
  table: Table,
  by: keyof Database[Table] & string,
  which: (row: ExpressionBuilder<Database, Table>) => Expression<SqlBool>,
  options: { clear?: keyof Database[Table] & string } = {},
): OldRows {
  return { table, by, which: which(expressionBuilder<Database, Table>()), ...options };
}

/**
 * Removes old rows without holding anybody up: each statement is a transaction of its own and takes a few milliseconds,
 * and after each one requests get their turn. The tables take turns, so one that was left alone for long holds up
 * no other. Ends early when the signal is aborted, and removes nothing while the log of SQLite is long.
 * @returns how many rows went, so that the caller comes back while there are more; none when it is to come back later
 */
export async function pruneInBatches(
  { database, config }: { database: Kysely<Database>; config: Config },
  tables: readonly OldRows[],
  signal: AbortSignal = neverAborted,
): Promise<number> {
  const turns = tables.map((rows) => ({ rows, batch: firstBatch }));
  let removed = 0;
  for (
    let statements = 0;
    statements < statementsPerRun && !signal.aborted && !isLogLong(config);
    statements += 1
  ) {
    const turn = turns.shift();
    if (!turn) break;
    const { count, took } = await inBackgroundTurn(() => removeSome(database, turn.rows, turn.batch));
    removed += count;
    // A batch that was not full found the last of them.
    if (count >= turn.batch)
      turns.push({ rows: turn.rows, batch: nextBatch(turn.batch, aim[config.database.kind] / took) });
  }
  return removed;
}

/** When the reader ends, one commit copies the whole log into the file, and every request waits for that commit. */
function isLogLong({ database }: Config): boolean {
  if (database.kind !== 'sqlite') return false;
  const log = statSync(`${database.file}-wal`, { throwIfNoEntry: false });
  return log !== undefined && log.size > longLog;
}

/** At most twice or half of the last one: a single slow statement may have waited for something else. */
function nextBatch(batch: number, change: number): number {
  const wanted = batch * Math.min(2, Math.max(0.5, change));
  return Math.max(minBatch, Math.min(maxBatch, Math.floor(wanted)));
}

/**
 * The place of a row leads to it faster than any key, and changes with the row: what was renewed since it was chosen is
 * left alone. A row that somebody else holds is left for the next run, so nobody waits here and nobody is waited for.
 */
async function removeSome(
  database: Kysely<Database>,
  { table, by, which, clear }: OldRows,
  batch: number,
): Promise<{ count: number; took: number }> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const rowLocation = sql.raw(isPostgres ? 'ctid' : 'rowid');
  const old = sql`select ${rowLocation} from ${sql.table(table)} where ${which} order by ${sql.ref(by)} limit ${batch}`;
  const oldLocations = isPostgres ? sql`= any(array(${old} for update skip locked))` : sql`in (${old})`;
  const change = clear
    ? sql`update ${sql.table(table)} set ${sql.ref(clear)} = null`
    : sql`delete from ${sql.table(table)}`;
  const began = performance.now();
  const { numAffectedRows } = await sql`${change} where ${rowLocation} ${oldLocations}`.execute(database);
  return { count: Number(numAffectedRows ?? 0), took: performance.now() - began };
}
