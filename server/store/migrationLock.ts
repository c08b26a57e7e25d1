import { sql } from 'kysely';
import type { SiteDatabase } from './schema';

/**
 * When several instances start together, one of them migrates and one builds indexes. Each of the two is
 * a row, and whoever has locked it in a transaction is the one: such a lock ends with its process, works behind a pooler
 * that hands out connections by the transaction, and exists in distributed databases too.
 */
type LockRow = 'migration_lock' | 'index_builds';

/** The table that the query builder's migrator keeps for the same purpose. */
const table = sql.table('kysely_migration_lock');

/** Makes both rows, each in a transaction of its own, so that others can wait for them. */
export async function makeLockRows(database: SiteDatabase): Promise<void> {
  const create = sql`create table if not exists ${table} (
    id varchar(255) primary key, is_locked integer not null default 0)`;
  await create.execute(database).catch((error: unknown) => {
    if (!wasMadeByAnother(error)) throw error;
  });
  await sql`insert into ${table} (id) values ('migration_lock'), ('index_builds')
    on conflict (id) do nothing`.execute(database);
}

/**
 * When two create a table at once, the second can be refused although it asked for a table that may exist: by an index
 * of the catalog (23505), by the table's type (42710), or by its name (42P07), depending on how far the first one was.
 */
function wasMadeByAnother(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === '23505' || error.code === '42710' || error.code === '42P07';
}

/** Waits for the row. It stays locked until the transaction ends. */
export async function waitForLockRow(trx: SiteDatabase, row: LockRow): Promise<void> {
  await sql`select id from ${table} where id = ${sql.lit(row)} for update`.execute(trx);
}

/** False when somebody else has locked the row. */
export async function tryLockRow(trx: SiteDatabase, row: LockRow): Promise<boolean> {
  // With a bound value the driver would keep the statement open, and with it a snapshot of the tables that index builds
  // wait for.
  const asked = sql`select id from ${table} where id = ${sql.lit(row)} for update skip locked`;
  const { rows } = await asked.execute(trx);
  return rows.length > 0;
}
