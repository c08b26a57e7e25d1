import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { migrate, migrationNames } from '@/server/store/migrate';
import { primaryKeys } from '@/server/store/primaryKeys';
import { createDatabase, type TestDatabase } from '@/tests/fixtures/database/databases';

let test: TestDatabase;
beforeEach(async () => {
  test = await createDatabase();
});
afterEach(() => test.drop());

it('migrates a second time without a change', async () => {
  await migrate(test.database);
  const rows = await test.database.selectFrom('accounts').selectAll().execute();
  expect(rows).toEqual([]);
});

it('runs every file of the folder, by name', () => {
  const files = readdirSync('server/store/migrations').map((name) => name.replace(/\.ts$/, ''));
  expect(migrationNames).toEqual(files.sort());
});

it('keeps 64-bit times as numbers', async () => {
  const created_at = Date.UTC(2026, 0, 1);
  await test.database
    .insertInto('accounts')
    .values({ id: 'a', email: null, status: 'active', locale: 'en', created_at, deleted_at: null })
    .execute();
  const row = await test.database.selectFrom('accounts').select('created_at').executeTakeFirstOrThrow();
  expect(row.created_at).toBe(created_at);
});

it('has the primary keys by which pruning finds rows', async () => {
  const { rows } = await keyColumns.execute(test.database);
  const columnsOf = (wanted: string) =>
    rows.flatMap(({ table, column }) => (table === wanted ? [column] : []));
  const tables = Object.keys(primaryKeys);
  expect(Object.fromEntries(tables.map((table) => [table, columnsOf(table)]))).toEqual(primaryKeys);
});

/** Each column of a primary key, in the key's order. */
const keyColumns = sql<{
  table: string;
  column: string;
}>`select table_name as "table", column_name as "column"
    from information_schema.table_constraints
    inner join information_schema.key_column_usage using (constraint_schema, constraint_name, table_name)
    where constraint_type = 'PRIMARY KEY' and constraint_schema = current_schema()
    order by ordinal_position`;
