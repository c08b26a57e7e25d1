import { isTransientOutage } from '@/server/http/unavailable';
import { makeOutages, outagePlugin } from '@/server/sandbox/failures/outages';
import { prepareQuery } from '@/server/store/preparedQuery';
import { createDatabase } from '@/tests/fixtures/database/databases';

it('makes every statement fail as an outage while the database is away, and none afterward', async () => {
  const { database, drop } = await createDatabase();
  const outages = makeOutages();
  const guarded = database.withPlugin(outagePlugin(outages));
  const read = () => guarded.selectFrom('outbox').select('id').execute();
  const prepared = prepareQuery((db, { id }: { id: string }) =>
    db.selectFrom('outbox').select('id').where('id', '=', id),
  );
  const readPrepared = () => prepared.rows(guarded, { id: 'a' });
  expect([await read(), await readPrepared()]).toEqual([[], []]);
  outages.begin('database', 60);
  await expect(readPrepared()).rejects.toThrow('outage');
  const failure: unknown = await read().catch((error: unknown) => error);
  expect(isTransientOutage(failure)).toBe(true);
  const inTransaction = guarded
    .transaction()
    .execute((trx) => trx.selectFrom('outbox').select('id').execute());
  await expect(inTransaction).rejects.toThrow('outage');
  outages.begin('database', 0);
  expect(await read()).toEqual([]);
  await drop();
});
