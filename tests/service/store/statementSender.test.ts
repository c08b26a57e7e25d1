import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseConfig } from '@/server/config/config';
import { openDatabase } from '@/server/store/open';
import { resultIgnored } from '@/server/store/resultIgnored';
import type { Database } from '@/server/store/schema';
import { isUniqueViolation } from '@/server/store/uniqueViolation';
import { oneConnection } from '@/tests/fixtures/database/oneConnection';

let database: Kysely<Database>;
let config: DatabaseConfig;
let drop: () => Promise<void>;
let query: jest.SpyInstance;
/** How often something was sent while PostgreSQL had answered everything before it. */
let roundTrips: number;

beforeEach(async () => {
  ({ config, database, drop } = await oneConnection());
  await stored();
  query = countRoundTrips();
});

afterEach(async () => {
  query.mockRestore();
  await database.destroy();
  await drop();
});

function countRoundTrips(): jest.SpyInstance {
  const send = pg.Client.prototype.query as (...values: unknown[]) => Promise<unknown>;
  let unanswered = 0;
  roundTrips = 0;
  return jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...values) {
    if (unanswered === 0) roundTrips += 1;
    unanswered += 1;
    const answer = send.apply(this, values);
    const end = () => {
      unanswered -= 1;
    };
    answer.then(end, end);
    return answer;
  });
}

const insert = (trx: Kysely<Database>, key: string) =>
  trx.insertInto('counters').values({ key, count: 1, expires_at: 5 }).execute();
const stored = async () =>
  (await database.selectFrom('counters').select('key').orderBy('key').execute()).map(({ key }) => key);

describe('a transaction', () => {
  it('sends rows that nobody waits for with its end, in one round trip', async () => {
    await database.transaction().execute(async (trx) => {
      await insert(trx, 'a');
      await insert(trx, 'b');
    });
    expect(roundTrips).toBe(1);
    expect(await stored()).toEqual(['a', 'b']);
  });

  it('sends them before whatever is asked next, which finds them', async () => {
    const found = await database.transaction().execute(async (trx) => {
      await insert(trx, 'a');
      const { count } = await trx
        .updateTable('counters')
        .set({ count: 7 })
        .where('key', '=', 'a')
        .returning('count')
        .executeTakeFirstOrThrow();
      await insert(trx, 'b');
      return count;
    });
    expect(found).toBe(7);
    expect(roundTrips).toBe(2);
    expect(await stored()).toEqual(['a', 'b']);
  });

  it('sends other writes in the same way when nobody reads how many rows they changed', async () => {
    await insert(database, 'a');
    roundTrips = 0;
    await database.transaction().execute(async (trx) => {
      await trx.deleteFrom('counters').where('key', '=', 'a').modifyEnd(resultIgnored).execute();
      await insert(trx, 'b');
      await trx.updateTable('counters').set({ count: 3 }).modifyEnd(resultIgnored).execute();
    });
    expect(roundTrips).toBe(1);
    expect(await stored()).toEqual(['b']);
  });

  it('asks nothing when nothing is done in it', async () => {
    await database.transaction().execute(async () => {});
    expect(roundTrips).toBe(0);
  });

  it('stores nothing when it is given up, sent or not', async () => {
    const givenUp = database.transaction().execute(async (trx) => {
      await insert(trx, 'a');
      throw new Error('given up');
    });
    await expect(givenUp).rejects.toThrow('given up');
    expect(roundTrips).toBe(0);
    const later = database.transaction().execute(async (trx) => {
      await insert(trx, 'a');
      await trx.selectFrom('counters').select('key').execute();
      await insert(trx, 'b');
      throw new Error('given up');
    });
    await expect(later).rejects.toThrow('given up');
    expect(await stored()).toEqual([]);
  });

  it('fails as a whole when a row is refused, and runs nothing after it', async () => {
    await insert(database, 'a');
    const refused = database.transaction().execute(async (trx) => {
      await insert(trx, 'b');
      await insert(trx, 'a');
      await insert(trx, 'c');
    });
    await expect(refused.catch((error) => isUniqueViolation(error))).resolves.toBe(true);
    expect(await stored()).toEqual(['a']);
    await insert(database, 'd');
    expect(await stored()).toEqual(['a', 'd']);
  });

  it('stores nothing when its connection ends in the middle of a message, and the next one has a new connection', async () => {
    const ended = database.transaction().execute(async (trx) => {
      await insert(trx, 'a');
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    await expect(ended).rejects.toMatchObject({ code: '57P01' });
    await database.transaction().execute((trx) => insert(trx, 'b'));
    expect(await stored()).toEqual(['b']);
  });

  it('stores nothing when a message is not answered in time', async () => {
    const hasty = openDatabase(config, () => {}, { query: 200 });
    const late = hasty.transaction().execute(async (trx) => {
      await insert(trx, 'a');
      await sql`select pg_sleep(1)`.execute(trx);
    });
    await expect(late).rejects.toThrow('Query read timeout');
    expect(await hasty.selectFrom('counters').select('key').execute()).toEqual([]);
    await hasty.destroy();
  });

  it('commits nothing when a value has no form that could be sent', async () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    const unsent = database.transaction().execute(async (trx) => {
      await insert(trx, 'a');
      await insert(trx, circular as string);
      await insert(trx, 'b');
    });
    await expect(unsent).rejects.toThrow('no form that could be sent');
    expect(await stored()).toEqual([]);
  });
});

it('a connection that the server ends is not used again, so only the call that was on it fails', async () => {
  for (let round = 0; round < 20; round += 1) {
    const ending = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database);
    await expect(ending).rejects.toMatchObject({ code: '57P01' });
    const { rows } = await sql`select ${round} as round`.execute(database);
    expect(rows).toHaveLength(1);
  }
});
