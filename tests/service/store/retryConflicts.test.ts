import { type Kysely, sql } from 'kysely';
import { retryConflicts } from '@/server/store/connection/retryConflicts';
import { openDatabase } from '@/server/store/open';
import type { Database } from '@/server/store/schema';
import { createDatabase, type TestDatabase } from '../../fixtures/database/databases';

const conflict = () => Object.assign(new Error('could not serialize access'), { code: '40001' });

describe('what the database rolled back in favor of others', () => {
  it('190. is run again after longer and longer random waits, and refused in the end', async () => {
    const waits: number[] = [];
    let tries = 0;
    const tried = retryConflicts(
      () => {
        tries += 1;
        return Promise.reject(conflict());
      },
      { wait: async (milliseconds) => waits.push(milliseconds), random: () => 0.5 },
    );
    await expect(tried).rejects.toMatchObject({ code: '40001' });
    expect(tries).toBe(8);
    expect(waits).toEqual([4, 8, 16, 32, 64, 128, 256]);
  });

  it('190. is the only thing that is run again: what may have been committed is not', async () => {
    for (const code of ['23505', '40003', '57P01', '08006', 'ECONNRESET']) {
      let tries = 0;
      const tried = retryConflicts(() => {
        tries += 1;
        return Promise.reject(Object.assign(new Error('no'), { code }));
      });
      await expect(tried).rejects.toMatchObject({ code });
      expect([code, tries]).toEqual([code, 1]);
    }
  });
});

describe('on PostgreSQL where every transaction is serializable', () => {
  const atOnce = 6;
  let test: TestDatabase;
  let database: Kysely<Database>;
  beforeEach(async () => {
    test = await createDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.database);
    const name = sql.id(rows[0]?.name ?? '');
    await sql`alter database ${name} set default_transaction_isolation = serializable`.execute(test.database);
    await sql`alter database ${name} set deadlock_timeout = '20ms'`.execute(test.database);
    database = openDatabase(test.config, () => {});
    for (const key of ['one', 'other'])
      await database.insertInto('counters').values({ key, count: 0, expires_at: 0 }).execute();
  });
  afterEach(async () => {
    await database.destroy();
    await test.drop();
  });

  const countOf = async (key: string) =>
    (await database.selectFrom('counters').select('count').where('key', '=', key).executeTakeFirst())?.count;

  it('190. transactions that read what others write all end, each as if it had been alone', async () => {
    let begun = 0;
    await Promise.all(
      Array.from({ length: atOnce }, () =>
        database.transaction().execute(async (trx) => {
          begun += 1;
          const { count } = await trx
            .selectFrom('counters')
            .select('count')
            .where('key', '=', 'one')
            .executeTakeFirstOrThrow();
          await trx
            .updateTable('counters')
            .set({ count: count + 1 })
            .where('key', '=', 'one')
            .execute();
        }),
      ),
    );
    expect(await countOf('one')).toBe(atOnce);
    // They did meet: alone, each would have begun once.
    expect(begun).toBeGreaterThan(atOnce);
  });

  it('190. so do single statements, and transactions that wait for each other', async () => {
    const addTo = (db: Kysely<Database>, key: string) =>
      db
        .updateTable('counters')
        .set((counter) => ({ count: counter('count', '+', 1) }))
        .where('key', '=', key)
        .execute();
    await Promise.all(Array.from({ length: 3 * atOnce }, () => addTo(database, 'one')));
    expect(await countOf('one')).toBe(3 * atOnce);
    const orders = [
      ['one', 'other'],
      ['other', 'one'],
    ];
    await Promise.all(
      Array.from({ length: atOnce }, (_, index) =>
        database.transaction().execute(async (trx) => {
          for (const key of orders[index % 2] ?? []) {
            await addTo(trx, key);
            await sql`select pg_sleep(0.02)`.execute(trx);
          }
        }),
      ),
    );
    expect([await countOf('one'), await countOf('other')]).toEqual([4 * atOnce, atOnce]);
  });
});
