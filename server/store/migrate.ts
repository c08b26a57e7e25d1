import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { makeLockRows, waitForLockRow } from './migrationLock';
import * as accounts from './migrations/0001-accounts';
import * as billing from './migrations/0002-billing';
import * as mailAndEvents from './migrations/0003-mail-and-events';
import * as restorationCodes from './migrations/0004-restoration-codes';
import * as auditLog from './migrations/0005-audit-log';
import * as lettersAndBangs from './migrations/0006-letters-and-bangs';
import * as furtherIndexes from './migrations/0007-further-indexes';
import * as subscriptionStatus from './migrations/0008-subscription-status';
import * as duties from './migrations/0009-duties';
import * as accountOwners from './migrations/0010-account-owners';
import * as billingQueues from './migrations/0013-billing-queues';
import * as endedChanges from './migrations/0014-ended-changes';
import * as scheduledJobs from './migrations/0016-scheduled-jobs';
import * as indexesOfChores from './migrations/0017-indexes-of-chores';
import * as reminders from './migrations/0020-reminders';
import * as remoteSettings from './migrations/0022-remote-settings';
import * as appStores from './migrations/0024-app-stores';
import * as endReasons from './migrations/0025-end-reasons';
import * as trialRefusals from './migrations/0027-trial-refusals';
import * as deviceWords from './migrations/0030-device-words';
import * as statusDays from './migrations/0033-status-days';
import * as moneyBack from './migrations/0036-money-back';
import * as accountExport from './migrations/0037-account-export';
import * as saleInterest from './migrations/0038-sale-interest';
import * as undonePurchases from './migrations/0040-undone-purchases';
import * as namedLocks from './migrations/0043-named-locks';
import * as eventCountShards from './migrations/0044-event-count-shards';
import * as mailLagAndEndedDevices from './migrations/0045-mail-lag-and-ended-devices';
import * as rollingCounters from './migrations/0046-rolling-counters';
import * as receiptSignIns from './migrations/0049-receipt-sign-ins';
import * as authorizationState from './migrations/0050-authorization-state';
import type { Database } from './schema';
import { buildConcurrently, type TableIndex } from './tableIndexes';

/**
 * Forward only: the previous version keeps running on the new schema during an upgrade. Indexes of potentially large
 * tables are named separately, so that they can be built while others write; retired ones are removed afterward.
 */
type Step = Migration & { indexes?: readonly TableIndex[]; retiredIndexes?: readonly string[] };
const migrations: Record<string, Step> = {
  '0001-accounts': accounts,
  '0002-billing': billing,
  '0003-mail-and-events': mailAndEvents,
  '0004-restoration-codes': restorationCodes,
  '0005-audit-log': auditLog,
  '0006-letters-and-bangs': lettersAndBangs,
  '0007-further-indexes': furtherIndexes,
  '0008-subscription-status': subscriptionStatus,
  '0009-duties': duties,
  '0010-account-owners': accountOwners,
  '0013-billing-queues': billingQueues,
  '0014-ended-changes': endedChanges,
  '0016-scheduled-jobs': scheduledJobs,
  '0017-indexes-of-chores': indexesOfChores,
  '0020-reminders': reminders,
  '0022-remote-settings': remoteSettings,
  '0024-app-stores': appStores,
  '0025-end-reasons': endReasons,
  '0027-trial-refusals': trialRefusals,
  '0030-device-words': deviceWords,
  '0033-status-days': statusDays,
  '0036-money-back': moneyBack,
  '0037-account-export': accountExport,
  '0038-sale-interest': saleInterest,
  '0040-undone-purchases': undonePurchases,
  '0043-named-locks': namedLocks,
  '0044-event-count-shards': eventCountShards,
  '0045-mail-lag-and-ended-devices': mailLagAndEndedDevices,
  '0046-rolling-counters': rollingCounters,
  '0049-receipt-sign-ins': receiptSignIns,
  '0050-authorization-state': authorizationState,
};

/** The names of all migrations, oldest first. */
export const migrationNames: readonly string[] = Object.keys(migrations);

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
