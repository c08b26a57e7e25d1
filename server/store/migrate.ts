import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import * as everyMigration from './everyMigration';
import { makeLockRows, waitForLockRow } from './migrationLock';
import type { Database } from './schema';
import { buildConcurrently, type TableIndex } from './tableIndexes';

/**
 * Forward only: the previous version keeps running on the new schema during an upgrade. Indexes of potentially large
 * tables are named separately, so that they can be built while others write; retired ones are removed afterward.
 */
type Step = Migration & { indexes?: readonly TableIndex[]; retiredIndexes?: readonly string[] };
const migrations: Record<string, Step> = everyMigration;

/** The names of all migrations, oldest first. */
export const migrationNames: readonly string[] = Object.keys(migrations).sort();

/**
 * Migrates the database to the newest schema, or to that of the named migration. Either all changes happen or none, so
 * a start that is killed leaves nothing half done; two processes that start together migrate once.
 */
export async function migrate(database: Kysely<Database>, target?: string): Promise<void> {
  await changeTables(database, target);
  await buildIndexes(database, target);
}

/**
 * The changes of `migrate`, in one transaction.
 * @param lockTimeoutMs how long to wait for a table or another instance; 0 for as long as it takes
 */
export async function changeTables(
  database: Kysely<Database>,
  target?: string,
  lockTimeoutMs = 0,
): Promise<void> {
  await makeLockRows(database);
  // The library would begin its own transaction only after it has made its tables.
  await database.connection().execute(async (connection) => {
    // Whoever waited for the lock has to see what its holder did, whatever isolation the database has by default.
    await sql`begin isolation level read committed`.execute(connection);
    try {
      // Only for this transaction: behind a pooler the connection then goes to others.
      await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(connection);
      await waitForLockRow(connection, 'migration_lock');
      await run(connection, target);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

/** The indexes of `migrate`. A newer version has already built ours, and may have replaced some. */
export async function buildIndexes(database: Kysely<Database>, target?: string): Promise<void> {
  if (!(await isNewer(database))) await buildConcurrently(database, indexesUpTo(target));
}

function indexesUpTo(target = migrationNames.at(-1) ?? '') {
  const steps = migrationNames.filter((name) => name <= target).map((name) => migrations[name]);
  const retired = steps.flatMap((step) => step?.retiredIndexes ?? []);
  const wanted = steps.flatMap((step) => step?.indexes ?? []).filter(({ name }) => !retired.includes(name));
  return { wanted, retired };
}

async function isNewer(database: Kysely<Database>): Promise<boolean> {
  return Object.keys(await laterMigrations(database)).length > 0;
}

async function run(db: Kysely<Database>, target: string | undefined): Promise<void> {
  const known = { ...migrations, ...(await laterMigrations(db)) };
  const provider = { getMigrations: async () => known };
  const migrator = new Migrator({ db, provider, disableTransactions: true });
  const { error } = target ? await migrator.migrateTo(target) : await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * What a newer version has already done to this database, as steps that do nothing. Without them the previous version
 * could keep running during an upgrade but not start again, so there would be no way back to it.
 */
async function laterMigrations(db: Kysely<Database>): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const newest = migrationNames.at(-1) ?? '';
  const later = rows.filter(({ name }) => name > newest);
  return Object.fromEntries(later.map(({ name }) => [name, { up: async () => {} }]));
}
