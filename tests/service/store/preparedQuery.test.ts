import { sql } from 'kysely';
import { columns, prepareListQuery, prepareQuery } from '@/server/store/preparedQuery';
import type { Database } from '@/server/store/schema';
import { createServices } from '@/tests/fixtures/service/services';

let place: Awaited<ReturnType<typeof createServices>>;
beforeAll(async () => {
  place = await createServices();
});
afterAll(() => place.dispose());

type Row = Omit<Database['counters'], 'ends'>;
let built = 0;
const insertion = prepareQuery((db, row: Row) => {
  built += 1;
  return db.insertInto('counters').values(columns(row, 'key', 'count', 'expires_at'));
});
const setCount = prepareQuery((db, { key, count }: Pick<Row, 'key' | 'count'>) =>
  db.updateTable('counters').set({ count }).where('key', '=', key).where('expires_at', '=', 5),
);
const expiring = prepareListQuery((db, keys: { key: string }[], { until }: { until: number }) =>
  db
    .selectFrom('counters')
    .select('key')
    .where(
      'key',
      'in',
      keys.map(({ key }) => key),
    )
    .where('expires_at', '<=', until)
    .orderBy('key'),
);
const counted = prepareQuery(
  (_, { key }: { key: string }) => sql<{ count: number }>`select count from counters where key = ${key}`,
);

it('is built once and runs with the values of each call, also in transactions', async () => {
  const { database } = place;
  await insertion.run(database, { key: 'a', count: 1, expires_at: 5 });
  await database.transaction().execute(async (trx) => {
    await insertion.run(trx, { key: 'b', count: 2, expires_at: 6 });
  });
  expect(built).toBe(1);
  expect([
    await counted.first(database, { key: 'a' }),
    await counted.first(database, { key: 'b' }),
    await counted.first(database, { key: 'c' }),
  ]).toEqual([{ count: 1 }, { count: 2 }, undefined]);
});

it('tells how many rows it changed', async () => {
  const { database } = place;
  expect(await setCount.run(database, { key: 'a', count: 7 })).toBe(1);
  expect(await setCount.run(database, { key: 'b', count: 7 })).toBe(0);
  expect(await counted.first(database, { key: 'a' })).toEqual({ count: 7 });
});

it('takes lists of different lengths', async () => {
  const { database } = place;
  const keysOf = async (keys: string[], until: number) =>
    (
      await expiring.rows(
        database,
        keys.map((key) => ({ key })),
        { until },
      )
    ).map(({ key }) => key);
  expect(await keysOf(['a', 'b'], 9)).toEqual(['a', 'b']);
  expect(await keysOf(['b', 'a'], 5)).toEqual(['a']);
  expect(await keysOf(['c', 'b', 'a'], 9)).toEqual(['a', 'b']);
});
