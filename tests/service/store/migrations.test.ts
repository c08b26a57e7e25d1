import { migrate } from '@/server/store/migrate';
import { createDatabase, onEachDatabase, type TestDatabase } from '@/tests/fixtures/database/databases';

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
