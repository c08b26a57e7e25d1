import { sql } from 'kysely';
import pg from 'pg';
import { createDatabase, type TestDatabase } from '@/tests/fixtures/database/databases';

const row = { name: 'one', taken_at: 1 };

async function used(change: (test: TestDatabase) => Promise<unknown>): Promise<string> {
  const test = await createDatabase('postgres');
  try {
    return await nameOf(test);
  } finally {
    await change(test);
    await test.drop();
  }
}

async function nameOf({ database }: TestDatabase): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
  return rows[0]?.name ?? '';
}

describe('a PostgreSQL database of these tests', () => {
  it('is empty for the next test, whatever rows the last one left and whatever it left open', async () => {
    for (let round = 0; round < 3; round += 1) {
      await used(async ({ database, config }) => {
        expect(await database.selectFrom('named_locks').selectAll().execute()).toEqual([]);
        await database.insertInto('named_locks').values(row).execute();
        const forgotten = new pg.Client({ connectionString: config.url });
        forgotten.on('error', () => {});
        await forgotten.connect();
        await forgotten.query('begin');
        await forgotten.query('update named_locks set taken_at = 2');
      });
    }
  });

  it.each([
    ['another table', 'create table another (id int)'],
    ['another column', 'alter table counters add column another int'],
    ['a column less', 'alter table counters drop column expires_at'],
    ['an index less', 'drop index outbox_waiting'],
    ['statistics', 'analyze'],
    ['migrations undone', "delete from kysely_migration where name like '0001%'"],
  ])('is not used again after a test that left %s', async (_, statement) => {
    const changed = await used(async ({ database }) => {
      await database.insertInto('named_locks').values(row).execute();
      await sql.raw(statement).execute(database);
    });
    const next: TestDatabase[] = [];
    for (let count = 0; count < 3; count += 1) next.push(await createDatabase('postgres'));
    for (const test of next) {
      expect(await nameOf(test)).not.toBe(changed);
      await test.drop();
    }
  });
});
