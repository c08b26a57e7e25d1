import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseConfig } from '@/server/config/config';
import { openDatabase } from '@/server/store/open';
import { columns, prepareQuery } from '@/server/store/preparedQuery';
import { resultIgnored } from '@/server/store/resultIgnored';
import type { Database } from '@/server/store/schema';
import { isUniqueViolation } from '@/server/store/uniqueViolation';
import { createDatabase } from '@/tests/fixtures/database/databases';

let config: DatabaseConfig;
/** Has a single connection. */
let database: Kysely<Database>;
let drop: () => Promise<void>;

beforeEach(async () => {
  const place = await createDatabase();
  ({ drop } = place);
  config = { ...place.config, poolSize: 1 };
  database = openDatabase(config, () => {});
});

afterEach(async () => {
  jest.restoreAllMocks();
  await database.destroy();
  await drop();
});

const byKey = prepareQuery((db, { key }: { key: string }) =>
  db.selectFrom('counters').selectAll().where('key', '=', key),
);
const insertion = prepareQuery((db, row: Omit<Database['counters'], 'ends' | 'kept_ends'>) =>
  db.insertInto('counters').values(columns(row, 'key', 'count', 'expires_at')),
);
const count = async (db: Kysely<Database> = database) => (await byKey.first(db, { key: 'a' }))?.count;
const insertPrepared = (db: Kysely<Database>, key: string) =>
  insertion.run(db, { key, count: 1, expires_at: 5 });
const insert = (db: Kysely<Database>, key: string) =>
  db.insertInto('counters').values({ key, count: 1, expires_at: 5 }).execute();
const stored = async () =>
  (await database.selectFrom('counters').select('key').orderBy('key').execute()).map(({ key }) => key);

describe('a prepared statement', () => {
  /** One for each text that PostgreSQL is asked to parse. */
  let parse: jest.SpyInstance;
  beforeEach(async () => {
    await insert(database, 'a');
    parse = jest.spyOn(pg.Connection.prototype, 'parse');
  });

  /** How many texts were parsed under a name, and without one. */
  const parsed = () => {
    const names = parse.mock.calls.map(([{ name }]) => name as string | undefined);
    return { named: names.filter(Boolean).length, unnamed: names.filter((name) => !name).length };
  };

  it('is parsed for the first call, and gives each further one what is stored by then', async () => {
    expect(await count()).toBe(1);
    await database.updateTable('counters').set({ count: 2 }).execute();
    parse.mockClear();
    expect([await count(), await count()]).toEqual([2, 2]);
    expect(parse).not.toHaveBeenCalled();
  });

  it('is parsed once among statements that are sent together', async () => {
    const store = (...keys: string[]) =>
      database.transaction().execute(async (trx) => {
        for (const key of keys) await insertPrepared(trx, key);
        return count(trx);
      });
    expect(await store('b', 'c')).toBe(1);
    expect(parsed().named).toBe(2);
    parse.mockClear();
    expect(await store('d', 'e')).toBe(1);
    expect(parsed().named).toBe(0);
  });

  it('is parsed when it is next needed if an error kept PostgreSQL from reading it', async () => {
    const twice = database.transaction().execute(async (trx) => {
      await insertPrepared(trx, 'a');
      return count(trx);
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(await count()).toBe(1);
    await database.transaction().execute((trx) => insertPrepared(trx, 'b'));
    parse.mockClear();
    expect(await count()).toBe(1);
    expect(parse).not.toHaveBeenCalled();
  });

  it('is answered although its connection has lost it, as behind an older pooler, and has no name from then on', async () => {
    await count();
    await sql`deallocate all`.execute(database);
    expect(await count()).toBe(1);
    parse.mockClear();
    expect(await count()).toBe(1);
    expect(parsed()).toEqual({ named: 0, unnamed: 1 });
  });

  it('is reported once when it is lost, since every query takes longer from then on', async () => {
    await database.destroy();
    const problems: [unknown, string][] = [];
    database = openDatabase(config, (error, what) => problems.push([error, what]));
    for (let time = 0; time < 2; time += 1) {
      await count();
      await sql`deallocate all`.execute(database);
      await count();
    }
    const lost = expect.objectContaining({ code: '26000' });
    expect(problems).toEqual([[lost, expect.stringContaining('lost a prepared statement')]]);
  });

  it('lets its transaction be run again when it is lost there, once', async () => {
    await count();
    await sql`deallocate all`.execute(database);
    let runs = 0;
    const found = await database.transaction().execute(async (trx) => {
      runs += 1;
      await insertPrepared(trx, 'b');
      return count(trx);
    });
    expect([found, runs]).toEqual([1, 2]);
    expect(await stored()).toEqual(['a', 'b']);
  });

  it('is answered although the connection has a statement of its name already', async () => {
    parse.mockRestore();
    await count();
    const { rows } = await sql<{
      name: string;
      statement: string;
    }>`select name, statement from pg_prepared_statements where statement like 'select * from%'`.execute(
      database,
    );
    const [known] = rows;
    await database.destroy();
    database = openDatabase(config, () => {});
    // Another client of the pooler prepared it, and its connection is this one's now.
    await sql.raw(`prepare "${known?.name}" as ${known?.statement}`).execute(database);
    expect(await count()).toBe(1);
  });

  it('is answered after its table has got another column', async () => {
    await count();
    await sql`alter table counters add column note text`.execute(database);
    expect(await count()).toBe(1);
    await sql`alter table counters drop column note`.execute(database);
  });
});

describe('a transaction', () => {
  /** How often something was sent while PostgreSQL had answered everything before it. */
  let roundTrips: number;
  beforeEach(async () => {
    await stored();
    roundTrips = 0;
    const send = pg.Client.prototype.query as (...values: unknown[]) => Promise<unknown>;
    let unanswered = 0;
    jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...values) {
      if (unanswered === 0) roundTrips += 1;
      unanswered += 1;
      const answer = send.apply(this, values);
      const end = () => {
        unanswered -= 1;
      };
      answer.then(end, end);
      return answer;
    });
  });

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
