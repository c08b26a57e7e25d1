import { sql } from 'kysely';
import { makeLogger } from '@/server/main/logger';
import { migrate, migrationNames } from '@/server/store/migrate';
import { migrateAtStart } from '@/server/store/migrateAtStart';
import { makeLockRows } from '@/server/store/migrationLock';
import { openDatabase } from '@/server/store/open';
import { emptyDatabase } from '@/tests/fixtures/database/databases';
import { until } from '@/tests/fixtures/until';

describe('an upgrade', () => {
  it.each(migrationNames.slice(0, -1))(
    '105. what a version with the schema of %s writes and reads still works on the newest',
    async (name) => {
      const place = await emptyDatabase();
      const database = openDatabase(place.config, () => {});
      await migrate(database, name);
      const before = await database.introspection.getTables();
      await migrate(database);
      const after = new Map((await database.introspection.getTables()).map((table) => [table.name, table]));
      for (const { name: table, columns } of before) {
        const now = new Map(after.get(table)?.columns.map((column) => [column.name, column]));
        for (const { name: column, dataType } of columns) {
          expect([table, column, now.get(column)?.dataType]).toEqual([table, column, dataType]);
        }
        // The version before names no newer column when it writes a row, so each must do without.
        const known = new Set(columns.map((column) => column.name));
        const demanded = [...now.values()].filter(
          (column) => !known.has(column.name) && !column.isNullable && !column.hasDefaultValue,
        );
        expect(demanded).toEqual([]);
      }
      await database.destroy();
      await place.remove();
    },
  );

  it('105. a version starts on a database that a newer one has migrated, and leaves it as it is', async () => {
    const place = await emptyDatabase();
    const database = openDatabase(place.config, () => {});
    await migrate(database);
    const newer = sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-version', 'now')`;
    await newer.execute(database);
    await migrate(database);
    const { rows } = await sql`select name from kysely_migration`.execute(database);
    expect(rows).toHaveLength(migrationNames.length + 1);
    // One that is neither ours nor newer says that this is another database.
    await sql`insert into kysely_migration (name, timestamp) values ('0000-of-another', 'now')`.execute(
      database,
    );
    await expect(migrate(database)).rejects.toThrow(/0000-of-another/);
    await database.destroy();
    await place.remove();
  });

  it('100. a migration that breaks off leaves nothing behind', async () => {
    const place = await emptyDatabase();
    const database = openDatabase(place.config, () => {});
    // A table of a later migration stands in the way, so that the run fails half way.
    await sql`create table audit_log (id text)`.execute(database);
    await expect(migrate(database)).rejects.toThrow(/audit_log/);
    const tables = (await database.introspection.getTables()).map(({ name }) => name);
    expect(tables).toEqual(['audit_log']);
    await sql`drop table audit_log`.execute(database);
    await migrate(database);
    await database.destroy();
    await place.remove();
  });
});

it('105. four instances that start together on an empty PostgreSQL migrate it once', async () => {
  const place = await emptyDatabase();
  const all = Array.from({ length: 4 }, () => openDatabase(place.config, () => {}));
  await Promise.all(all.map((database) => migrate(database)));
  const [first] = all;
  const { rows } = first ? await sql`select name from kysely_migration`.execute(first) : { rows: [] };
  expect(rows).toHaveLength(migrationNames.length);
  for (const database of all) await database.destroy();
  await place.remove();
});

it('105. every instance of many gets the lock rows, however the starts of all fall together', async () => {
  const place = await emptyDatabase();
  const all = Array.from({ length: 6 }, () => openDatabase(place.config, () => {}));
  const [first] = all;
  if (!first) throw new Error('No instance is open.');
  for (let round = 0; round < 40; round += 1) {
    await Promise.all(all.map((database) => makeLockRows(database)));
    const { rows } = await sql`select id from kysely_migration_lock order by id`.execute(first);
    expect(rows).toEqual([{ id: 'index_builds' }, { id: 'migration_lock' }]);
    await sql`drop table kysely_migration_lock`.execute(first);
  }
  for (const database of all) await database.destroy();
  await place.remove();
});

describe('on a table that somebody holds', () => {
  it('127. B22: a migration gives way while it waits, so that reads behind it are answered', async () => {
    const place = await emptyDatabase();
    const holder = openDatabase(place.config, () => {});
    const reader = openDatabase(place.config, () => {});
    await migrate(holder, '0009-duties');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const holding = holder.transaction().execute(async (trx) => {
      await sql`select count(*) from accounts`.execute(trx);
      await held;
    });
    const logged: string[] = [];
    const log = makeLogger('warn', { write: (line: string) => logged.push(line) });
    const migrating = migrateAtStart(place.config, log);
    await until('the migration to give way', async () => (logged.length > 0 ? true : null));
    // The migration would be ahead of this read for as long as the table is held.
    await sql`select count(*) from accounts`.execute(reader);
    letGo();
    await holding;
    await migrating;
    const { rows } = await sql`select name from kysely_migration`.execute(reader);
    expect(rows).toHaveLength(migrationNames.length);
    await Promise.all([holder.destroy(), reader.destroy()]);
    await place.remove();
  });
});
