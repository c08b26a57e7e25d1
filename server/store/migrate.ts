import { type Kysely, type Migration, Migrator } from 'kysely';
import * as accounts from './migrations/0001-accounts';
import * as billing from './migrations/0002-billing';
import * as mailAndEvents from './migrations/0003-mail-and-events';
import * as restorationCodes from './migrations/0004-restoration-codes';
import * as auditLog from './migrations/0005-audit-log';
import * as lettersAndBangs from './migrations/0006-letters-and-bangs';
import type { Database } from './schema';

/** Forward only: the previous version keeps running on the new schema during an upgrade. */
const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-billing': billing,
  '0003-mail-and-events': mailAndEvents,
  '0004-restoration-codes': restorationCodes,
  '0005-audit-log': auditLog,
  '0006-letters-and-bangs': lettersAndBangs,
};

/** Brings the database to the newest schema. Two processes that start together migrate once. */
export async function migrate(database: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
