import { sql } from 'kysely';
import { openDatabase } from '@/server/store/open';
import { createDatabase } from '@/tests/fixtures/database/databases';

it('a connection that the server ends is not used again, so only the call that was on it fails', async () => {
  const place = await createDatabase();
  const database = openDatabase({ ...place.config, poolSize: 1 }, () => {});
  for (let round = 0; round < 20; round += 1) {
    const ending = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database);
    await expect(ending).rejects.toMatchObject({ code: '57P01' });
    const { rows } = await sql`select ${round} as round`.execute(database);
    expect(rows).toHaveLength(1);
  }
  await database.destroy();
  await place.drop();
});
