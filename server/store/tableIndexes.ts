import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/** An index by its name and what it stands on: a table with its columns, perhaps with a condition, in SQL of our own. */
export type TableIndex = { name: string; on: string };
type TableIndexes = { wanted: readonly TableIndex[]; retired: readonly string[] };

/** Of all instances that start together one builds. This number of ours names that lock in the database. */
const lockId = 5_303_019_726_041;
const lookEvery = 500;

/** For a database that nobody else uses meanwhile. */
export async function buildInTransaction(
  database: Kysely<Database>,
  { wanted, retired }: TableIndexes,
): Promise<void> {
  for (const { name, on } of wanted) {
    await sql.raw(`create index if not exists ${name} on ${on}`).execute(database);
  }
  for (const name of retired) await sql.raw(`drop index if exists ${name}`).execute(database);
}

/**
 * Builds what is missing on PostgreSQL while others read and write the tables, which takes as long as it needs and cannot
 * be part of a transaction. What is there stays, so a build that was broken off goes on here at the next start: an index
 * that it left unfinished is of no use and is built anew.
 */
export async function buildConcurrently(
  database: Kysely<Database>,
  { wanted, retired }: TableIndexes,
): Promise<void> {
  for (;;) {
    const states = await readStates(database);
    const missing = wanted.filter(({ name }) => !states.get(name));
    const left = retired.filter((name) => states.has(name));
    if (missing.length === 0 && left.length === 0) return;
    const isDone = await underLock(database, async () => {
      for (const { name, on } of missing) {
        if ((await readStates(database)).get(name) === false) await drop(database, name);
        await sql.raw(`create index concurrently if not exists ${name} on ${on}`).execute(database);
      }
      for (const name of left) await drop(database, name);
    });
    if (isDone) return;
    // Whoever waits within a statement would be waited for by the one that builds.
    await sleep(lookEvery);
  }
}

/** Which indexes there are, and whether each is whole. */
async function readStates(database: Kysely<Database>): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ name: string; whole: boolean }>`
    select relname as name, indisvalid as whole from pg_index
    inner join pg_class on pg_class.oid = pg_index.indexrelid
    where pg_table_is_visible(pg_class.oid)`.execute(database);
  return new Map(rows.map(({ name, whole }) => [name, whole]));
}

async function drop(database: Kysely<Database>, name: string): Promise<void> {
  await sql.raw(`drop index concurrently if exists ${name}`).execute(database);
}

/**
 * Does the work unless somebody else holds the lock, and resolves to whether it did. The lock is that of a transaction on a
 * connection of its own, so it ends with the process; between its statements it keeps no build waiting.
 */
function underLock(database: Kysely<Database>, work: () => Promise<void>): Promise<boolean> {
  return database.transaction().execute(async (trx) => {
    // With a bound value the driver would leave the statement open, and with it the view of the tables that builds wait for.
    const asked = sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(lockId)}) as free`;
    const { rows } = await asked.execute(trx);
    if (!rows[0]?.free) return false;
    await work();
    return true;
  });
}
