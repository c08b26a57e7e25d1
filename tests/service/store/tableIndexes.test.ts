import { type Kysely, sql } from 'kysely';
import { changeTables, migrate } from '@/server/store/migrate';
import { openDatabase } from '@/server/store/open';
import type { Database } from '@/server/store/schema';
import { emptyDatabase } from '@/tests/fixtures/database/databases';
import { holdTransaction } from '@/tests/fixtures/database/holdTransaction';
import { until } from '@/tests/fixtures/until';

type OpenedDatabase = Kysely<Database>;

/** Keeps a lock on a table until it is let go. */
function hold(database: OpenedDatabase, table: string, mode: string) {
  return holdTransaction(database, (trx) => sql.raw(`lock table ${table} in ${mode} mode`).execute(trx));
}

/** The process of the server that waits for somebody else. */
async function waiting(database: OpenedDatabase): Promise<number | null> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database()) or
    (locktype = 'virtualxid' and not granted)`.execute(database);
  return rows[0]?.pid ?? null;
}

async function unfinished(database: OpenedDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_index
    inner join pg_class on pg_class.oid = indexrelid where not indisvalid`.execute(database);
  return rows.map(({ name }) => name);
}

describe('indexes of large tables on PostgreSQL', () => {
  const opened: OpenedDatabase[] = [];
  let place: Awaited<ReturnType<typeof emptyDatabase>>;
  const open = (timeouts?: { query: number }) => {
    const database = openDatabase(place.config, () => {}, timeouts);
    opened.push(database);
    return database;
  };
  beforeEach(async () => {
    place = await emptyDatabase();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.destroy()));
    await place.remove();
  });

  it('127. B22: are built while others write, and a build that was broken off is made good by the next start', async () => {
    const migrating = open({ query: 0 });
    const visitor = open({ query: 5000 });
    await migrate(migrating, '0010-account-owners');
    // Changes to the tables themselves need them for a moment; here it is about the indexes that follow.
    await changeTables(migrating);
    // Somebody who has written a subscription and not committed yet.
    const letGo = await hold(open(), 'subscriptions', 'row exclusive');
    const broken = migrate(migrating).then(
      () => 'was migrated',
      () => 'was broken off',
    );
    const builder = await until('the build to wait', () => waiting(visitor));
    await sql`insert into accounts (id, status, locale, created_at) values ('a', 'active', 'en', 1)`.execute(
      visitor,
    );
    await sql`update customers set created_at = 2`.execute(visitor);
    await sql`update webhook_events set attempts = 1`.execute(visitor);
    await sql`select pg_terminate_backend(${builder})`.execute(visitor);
    expect(await broken).toBe('was broken off');
    expect(await unfinished(visitor)).toEqual(['subscriptions_started_at']);
    await letGo();
    await migrate(migrating);
    expect(await unfinished(visitor)).toEqual([]);
    const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
      where indexname in ('subscriptions_started_at', 'outbox_sent', 'outbox_sent_at')`.execute(visitor);
    expect(rows.map(({ name }) => name).sort()).toEqual(['outbox_sent', 'subscriptions_started_at']);
  });

  it('are built where transactions are serializable by default', async () => {
    const setting = open();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(setting);
    await sql
      .raw(`alter database ${rows[0]?.name} set default_transaction_isolation = 'serializable'`)
      .execute(setting);
    const database = open({ query: 5000 });
    await migrate(database);
    expect(await unfinished(database)).toEqual([]);
  });

  it('127. B22: need no lock once they are there', async () => {
    const database = open({ query: 5000 });
    await migrate(database);
    const letGo = await hold(open(), 'accounts, subscriptions, webhook_events', 'access exclusive');
    await migrate(database);
    await letGo();
  });
});
