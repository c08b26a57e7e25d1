import { type Migration, Migrator, sql } from 'kysely';
import * as everyMigration from './everyMigration';
import { makeLockRows, waitForLockRow } from './migrationLock';
import type { SiteDatabase } from './schema';
import { buildConcurrently, type TableIndex } from './tableIndexes';

/**
 * Forward only: the previous version keeps running on the new schema during an upgrade. Indexes of potentially large
 * tables are named separately, so that they can be built while others write.
 */
type Step = Migration & { indexes?: readonly TableIndex[] };
const migrations: Record<string, Step> = everyMigration;

/** The names of all migrations, oldest first. */
export const migrationNames: readonly string[] = Object.keys(migrations).sort();

/** The migration that made the tables at once, in place of those numbered below it. */
const baseline = '0043-named-locks';

/**
 * Migrates the database to the newest schema, or to that of the named migration. Either all changes happen or none, so
 * a start that is killed leaves nothing half done; two processes that start together migrate once.
 */
export async function migrate(database: SiteDatabase, target?: string): Promise<void> {
  await changeTables(database, target);
  await buildIndexes(database, target);
}

/**
 * The changes of `migrate`, in one transaction.
 * @param lockTimeoutMs how long to wait for a table or another instance; 0 for as long as it takes
 */
export async function changeTables(database: SiteDatabase, target?: string, lockTimeoutMs = 0) {
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
export async function buildIndexes(database: SiteDatabase, target?: string): Promise<void> {
  const done = await doneMigrations(database);
  if (done.some(isLater)) return;
  const steps = target ? migrationNames.filter((name) => name <= target) : migrationNames;
  await buildConcurrently(
    database,
    steps.flatMap((name) => migrations[name]?.indexes ?? []),
  );
}

async function run(db: SiteDatabase, target: string | undefined): Promise<void> {
  const done = await doneMigrations(db);
  const oldest = done.length > 0 && !done.includes(baseline);
  if (oldest)
    throw new Error(`This version can't migrate a database whose newest migration is ${done.at(-1)}.`);
  const known = { ...stepsOfOthers(done), ...migrations };
  const provider = { getMigrations: async () => known };
  const migrator = new Migrator({ db, provider, disableTransactions: true });
  const { error } = target ? await migrator.migrateTo(target) : await migrator.migrateToLatest();
  if (error) throw error;
}

/** The names of the migrations that this database has been through, oldest first. */
async function doneMigrations(db: SiteDatabase): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * What other versions have already done to this database, as steps that do nothing: the previous ones, one by one what
 * the baseline does at once; a newer one, what we don't know. Without the latter, there would be no way back from an
 * upgrade: the previous version could keep running but not start again.
 */
function stepsOfOthers(done: readonly string[]): Record<string, Migration> {
  const others = done.filter((name) => isLater(name) || /^00(0[1-9]|[123]\d|4[012])-/.test(name));
  return Object.fromEntries(others.map((name) => [name, { up: async () => {} }]));
}

function isLater(name: string): boolean {
  return name > (migrationNames.at(-1) ?? '');
}
