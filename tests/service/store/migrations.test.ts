import { migrate } from '@/server/store/migrate';
import { openDatabase } from '@/server/store/open';
import { createDatabase, onEachDatabase, type TestDatabase } from '@/tests/fixtures/databases';

onEachDatabase((kind) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await createDatabase(kind);
  });
  afterEach(() => test.drop());

  it('migrates a second time without a change', async () => {
    await migrate(test.database);
    const rows = await test.database.selectFrom('accounts').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('migrates once when two processes start together', async () => {
    const second = openDatabase(test.config, () => {});
    await Promise.all([migrate(test.database), migrate(second)]);
    await second.destroy();
    const tables = await test.database.introspection.getTables();
    expect(tables.map((table) => table.name)).toEqual(
      expect.arrayContaining(['accounts', 'outbox', 'subscriptions']),
    );
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
});
