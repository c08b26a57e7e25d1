import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseConfig } from '@/server/config/config';
import { openDatabase } from '@/server/store/open';
import { columns, prepareQuery } from '@/server/store/preparedQuery';
import type { Database } from '@/server/store/schema';
import { oneConnection } from '@/tests/fixtures/database/oneConnection';

let database: Kysely<Database>;
let config: DatabaseConfig;
let drop: () => Promise<void>;
/** One for each text that PostgreSQL is asked to parse. */
let parse: jest.SpyInstance;

beforeEach(async () => {
  ({ config, database, drop } = await oneConnection());
  await database.insertInto('counters').values({ key: 'a', count: 1, expires_at: 5 }).execute();
  parse = jest.spyOn(pg.Connection.prototype, 'parse');
});

afterEach(async () => {
  parse.mockRestore();
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
const insert = (db: Kysely<Database>, key: string) => insertion.run(db, { key, count: 1, expires_at: 5 });
/** How many texts were parsed under a name, and without one. */
const parsed = () => {
  const names = parse.mock.calls.map(([{ name }]) => name as string | undefined);
  return { named: names.filter(Boolean).length, unnamed: names.filter((name) => !name).length };
};

describe('a prepared statement', () => {
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
        for (const key of keys) await insert(trx, key);
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
      await insert(trx, 'a');
      return count(trx);
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(await count()).toBe(1);
    await database.transaction().execute((trx) => insert(trx, 'b'));
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
      await insert(trx, 'b');
      return count(trx);
    });
    expect([found, runs]).toEqual([1, 2]);
    expect(await database.selectFrom('counters').select('key').execute()).toHaveLength(2);
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
