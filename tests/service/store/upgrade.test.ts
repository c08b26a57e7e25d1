import { type Kysely, sql } from 'kysely';
import { makeLogger } from '@/server/main/logger';
import { migrate, migrationNames } from '@/server/store/migrate';
import { migrateAtStart } from '@/server/store/migrateAtStart';
import { makeLockRows } from '@/server/store/migrationLock';
import { openDatabase } from '@/server/store/open';
import type { Database } from '@/server/store/schema';
import { emptyDatabase } from '@/tests/fixtures/database/databases';
import { holdTransaction } from '@/tests/fixtures/database/holdTransaction';
import { until } from '@/tests/fixtures/until';

const opened: Kysely<Database>[] = [];
let place: Awaited<ReturnType<typeof emptyDatabase>>;
let database: Kysely<Database>;
const open = () => {
  const another = openDatabase(place.config, () => {});
  opened.push(another);
  return another;
};
beforeEach(async () => {
  place = await emptyDatabase();
  database = open();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.destroy()));
  await place.remove();
});

const migrated = async () => (await sql`select name from kysely_migration`.execute(database)).rows.length;

it('105. a version starts on a database that a newer one has migrated, and leaves it as it is', async () => {
  await migrate(database);
  const newer = sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-version', 'now')`;
  await newer.execute(database);
  await migrate(database);
  expect(await migrated()).toBe(migrationNames.length + 1);
  // One that is neither ours nor newer says that this is another database.
  const other = sql`insert into kysely_migration (name, timestamp) values ('0000-of-another', 'now')`;
  await other.execute(database);
  await expect(migrate(database)).rejects.toThrow(/0000-of-another/);
});

it('100. a migration that breaks off leaves nothing behind', async () => {
  // A table of a later migration stands in the way, so that the run fails half way.
  await sql`create table audit_log (id text)`.execute(database);
  await expect(migrate(database)).rejects.toThrow(/audit_log/);
  const tables = (await database.introspection.getTables()).map(({ name }) => name);
  expect(tables).toEqual(['audit_log']);
  await sql`drop table audit_log`.execute(database);
  await migrate(database);
});

it('105. four instances that start together on an empty PostgreSQL migrate it once', async () => {
  await Promise.all([database, open(), open(), open()].map((one) => migrate(one)));
  expect(await migrated()).toBe(migrationNames.length);
});

it('105. every instance of many gets the lock rows, however the starts of all fall together', async () => {
  const all = [database, open(), open(), open(), open(), open()];
  for (let round = 0; round < 40; round += 1) {
    await Promise.all(all.map((one) => makeLockRows(one)));
    const { rows } = await sql`select id from kysely_migration_lock order by id`.execute(database);
    expect(rows).toEqual([{ id: 'index_builds' }, { id: 'migration_lock' }]);
    await sql`drop table kysely_migration_lock`.execute(database);
  }
});

it('127. B22: a migration gives way while it waits for a table, so that reads behind it are answered', async () => {
  await migrate(database, '0009-duties');
  const read = sql`select count(*) from accounts`;
  const letGo = await holdTransaction(open(), (trx) => read.execute(trx));
  const logged: string[] = [];
  const log = makeLogger('warn', { write: (line: string) => logged.push(line) });
  const migrating = migrateAtStart(place.config, log);
  await until('the migration to give way', async () => (logged.length > 0 ? true : null));
  // The migration would be ahead of this read for as long as the table is held.
  await read.execute(database);
  await letGo();
  await migrating;
  expect(await migrated()).toBe(migrationNames.length);
});
