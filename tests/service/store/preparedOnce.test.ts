import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseConfig } from '@/server/config/config';
import { openDatabase } from '@/server/store/open';
import { preparedOnce } from '@/server/store/preparedOnce';
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

const count = async (db: Kysely<Database> = database) => {
  const found = await db
    .selectFrom('counters')
    .selectAll()
    .where('key', '=', 'a')
    .modifyEnd(preparedOnce)
    .executeTakeFirstOrThrow();
  return found.count;
};

describe('a statement that is prepared once', () => {
  it('is parsed for the first call, and gives each further one what is stored by then', async () => {
    expect(await count()).toBe(1);
    await database.updateTable('counters').set({ count: 2 }).execute();
    parse.mockClear();
    expect([await count(), await count()]).toEqual([2, 2]);
    expect(parse).not.toHaveBeenCalled();
  });

  it('has no name in a transaction, which would fail if the name were lost', async () => {
    await count();
    parse.mockClear();
    await database.transaction().execute((trx) => count(trx));
    expect(parse).toHaveBeenCalledWith(expect.objectContaining({ name: undefined }));
  });

  it('is answered although its connection has lost it, as behind an older pooler, and has no name from then on', async () => {
    await count();
    await sql`deallocate all`.execute(database);
    expect(await count()).toBe(1);
    parse.mockClear();
    expect(await count()).toBe(1);
    expect(parse).toHaveBeenCalledWith(expect.objectContaining({ name: undefined }));
  });

  it('is answered although the connection has a statement of its name already', async () => {
    parse.mockRestore();
    await count();
    const { rows } = await sql<{
      name: string;
      statement: string;
    }>`select name, statement from pg_prepared_statements`.execute(database);
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
