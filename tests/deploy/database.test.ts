import { sql } from 'kysely';
import pg from 'pg';
import { openWithRoom } from '@/server/store/open';
import { type DeployedDatabase, startDeployedDatabase } from '../fixtures/deploy/deployedDatabase';
import { until } from '../fixtures/until';

let database: DeployedDatabase;
beforeAll(async () => {
  database = await startDeployedDatabase();
});
afterAll(() => database?.stop());

async function query(settings: pg.ClientConfig, text: string): Promise<unknown[]> {
  const client = new pg.Client({ host: '127.0.0.1', port: database.port, ...settings });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('deploy/database.sql', () => {
  it('makes the database of the site, which the health check of the compose file finds', () => {
    expect(database.isHealthy()).toBe(true);
  });

  it('gives the site a role that owns its database and nothing else', async () => {
    const site = { user: 'site', database: 'site', password: database.password };
    expect(await query(site, 'create table a (id int)')).toEqual([]);
    expect(
      await query(site, 'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = user'),
    ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
    await expect(query({ ...site, password: 'other' }, 'select 1')).rejects.toThrow(
      /password authentication failed/,
    );
  });

  it('189. leaves the superuser no way in from outside', async () => {
    const superuser = { user: 'postgres', database: 'postgres' };
    await expect(query({ ...superuser, password: database.password }, 'select 1')).rejects.toThrow(
      /password authentication failed/,
    );
    expect(await query({ ...superuser, host: database.socket }, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('writes no row into its log that a statement failed on, since rows hold email addresses', async () => {
    const site = { user: 'site', database: 'site', password: database.password };
    expect(await query(site, 'show log_error_verbosity')).toEqual([{ log_error_verbosity: 'terse' }]);
  });

  it('lets no query outlive its caller, so that waiting ones cannot use up the connections', async () => {
    const url = `postgres://site:${database.password}@127.0.0.1:${database.port}/site`;
    const waiting = `select 1 from pg_stat_activity where query = 'select * from held'`;
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('create table held (id int)');
    await holder.query('begin; lock table held');
    const { database: opened } = openWithRoom({ url, poolSize: 4 }, () => {}, {
      query: 300,
    });
    try {
      const queries = Array.from({ length: 12 }, () => sql`select * from held`.execute(opened));
      await Promise.all(queries.map((asked) => expect(asked).rejects.toThrow('Query read timeout')));
      const countWaiting = async () => (await query({ connectionString: url }, waiting)).length;
      expect(await countWaiting()).toBeGreaterThan(0);
      await until(10_000, 'the end of the queries', async () => ((await countWaiting()) === 0 ? true : null));
    } finally {
      await opened.destroy();
      await holder.end();
    }
  });
});
