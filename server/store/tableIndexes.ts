import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { tryLockRow } from './migrationLock';
import type { SiteDatabase } from './schema';

/** An index: its name, and in our own SQL the table and columns it is on, with an optional condition. */
export type TableIndex = { name: string; on: string };

const lookEvery = 500;

/**
 * Builds the missing indexes while others read and write the tables. This takes as long as it needs and
 * cannot be part of a transaction. Existing indexes stay, so an interrupted build continues at the next start; an index
 * that was left unfinished is unusable and is rebuilt.
 */
export async function buildConcurrently(database: SiteDatabase, wanted: readonly TableIndex[]) {
  for (;;) {
    const states = await readStates(database);
    const missing = wanted.filter(({ name }) => !states.get(name));
    if (missing.length === 0) return;
    const isDone = await underLock(database, async () => {
      for (const { name, on } of missing) {
        if ((await readStates(database)).get(name) === false)
          await sql.raw(`drop index concurrently if exists ${name}`).execute(database);
        await sql.raw(`create index concurrently if not exists ${name} on ${on}`).execute(database);
      }
    });
    if (isDone) return;
    // Waiting inside a statement would make the building instance wait for us.
    await sleep(lookEvery);
  }
}

/** The existing indexes, and whether each is complete. */
async function readStates(database: SiteDatabase): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ name: string; whole: boolean }>`
    select relname as name, indisvalid as whole from pg_index
    inner join pg_class on pg_class.oid = pg_index.indexrelid
    where pg_table_is_visible(pg_class.oid)`.execute(database);
  return new Map(rows.map(({ name, whole }) => [name, whole]));
}

/**
 * Does the work unless somebody else holds the lock; resolves to whether it did. The lock belongs to a transaction with
 * its own connection, so it ends with the process. Between its statements it does not delay builds, whatever isolation
 * the database has by default: in a stricter one it would keep a snapshot, for whose end every build waits.
 */
function underLock(database: SiteDatabase, work: () => Promise<void>): Promise<boolean> {
  return database
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (trx) => {
      if (!(await tryLockRow(trx, 'index_builds'))) return false;
      await work();
      return true;
    });
}
