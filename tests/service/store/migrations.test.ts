import { readdirSync } from 'node:fs';
import { type Kysely, sql, type TableMetadata } from 'kysely';
import { makeLogger } from '@/server/main/logger';
import { changeTables, migrate, migrationNames } from '@/server/store/migrate';
import { migrateAtStart } from '@/server/store/migrateAtStart';
import { makeLockRows } from '@/server/store/migrationLock';
import { openDatabase } from '@/server/store/open';
import { primaryKeys } from '@/server/store/primaryKeys';
import type { Database } from '@/server/store/schema';
import { emptyDatabase } from '@/tests/fixtures/database/databases';
import { watchDialect } from '@/tests/fixtures/database/distributedDialect';
import { holdTransaction } from '@/tests/fixtures/database/holdTransaction';
import { until } from '@/tests/fixtures/until';

/** One walk from an empty database to the newest schema: what each migration sent, and the tables after it. */
type Step = { statements: ReadonlySet<string>; check: () => void; tables: TableMetadata[] };
const steps = new Map<string, Step>();
const newest = new Map<string, TableMetadata>();
let place: Awaited<ReturnType<typeof emptyDatabase>>;
let database: Kysely<Database>;
beforeAll(async () => {
  place = await emptyDatabase();
  database = openDatabase(place.config, () => {});
  for (const name of migrationNames) {
    const watched = watchDialect(database);
    await migrate(watched.database, name);
    steps.set(name, { ...watched, tables: await database.introspection.getTables() });
  }
  for (const table of await database.introspection.getTables()) newest.set(table.name, table);
});
afterAll(async () => {
  await database.destroy();
  await place.remove();
});

it('runs every file of the folder, by name', () => {
  const files = readdirSync('server/store/migrations').map((name) => name.replace(/\.ts$/, ''));
  expect(migrationNames).toEqual(files.sort());
});

it.each(migrationNames.slice(0, -1))(
  '105. what a version with the schema of %s writes and reads still works on the newest',
  (name) => {
    for (const { name: table, columns } of steps.get(name)?.tables ?? []) {
      const now = new Map(newest.get(table)?.columns.map((column) => [column.name, column]));
      for (const { name: column, dataType } of columns) {
        expect([table, column, now.get(column)?.dataType]).toEqual([table, column, dataType]);
      }
      // The version before names no newer column when it writes a row, so each must do without.
      const known = new Set(columns.map((column) => column.name));
      const demanded = [...now.values()].filter(
        (column) => !known.has(column.name) && !column.isNullable && !column.hasDefaultValue,
      );
      expect(demanded).toEqual([]);
    }
  },
);

/** What keeps a table locked as long as it has rows, with the name of the table. */
const slowOnRows = [
  /^create (?:unique )?index (?!concurrently)(?:if not exists )?"?\w+"? on "?(\w+)/,
  /^alter table "?(\w+)"? (?!add column|drop column|rename|drop constraint)/,
  /^alter table "?(\w+)"? add column .*(?:\bunique\b|\breferences\b|default \w+\()/,
  /^update "?(\w+)/,
  /^delete from "?(\w+)/,
];

it('does nothing to a table of an earlier migration that would keep people waiting for its rows', () => {
  const made = new Set<string>();
  const slow: string[] = [];
  for (const [name, { statements }] of steps) {
    const own = [...statements].flatMap(
      (text) => /^create table (?:if not exists )?"?(\w+)/.exec(text)?.[1] ?? [],
    );
    for (const text of statements) {
      const table = slowOnRows.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
      if (table && made.has(table) && !own.includes(table)) slow.push(`${name}: ${text.split('\n')[0]}`);
    }
    for (const table of own) made.add(table);
  }
  expect(made.size).toBeGreaterThan(30);
  expect(slow).toEqual([]);
});

it('sends nothing that distributed databases lack', () => {
  for (const { check } of steps.values()) expect(check).not.toThrow();
});

/**
 * What has to be unique across all rows, apart from the keys. A database that spreads a table over machines by another
 * column has to ask all of them at each write or, like Citus, can't enforce such a rule at all.
 */
const uniqueEverywhere = [
  'accounts (email)',
  'auth_sessions (code_challenge)',
  'bang_suggestions (trigger_word, url)',
  'checkouts (account_id)',
  'checkouts (stripe_session_id)',
  'customers (stripe_customer_id)',
  'email_changes (undo_hash)',
  'newsletter_subscribers (email)',
  'one_time_codes (purpose, binding, email)',
  'outbox (dedupe_key)',
  'sale_interest (email, country)',
  'signing_keys (signs_from)',
  'subscriptions (account_id)',
  'subscriptions (platform, provider_subscription_id)',
];

/** Each unique index: its table, its columns in order, and whether it is the primary key. */
const uniqueIndexes = sql<{ table: string; columns: string; primary: boolean }>`
  select relname as "table", indisprimary as "primary", (
    select string_agg(attname, ', ' order by place) from unnest(indkey) with ordinality as keys(number, place)
    inner join pg_attribute on attrelid = indrelid and attnum = keys.number
  ) as columns from pg_index
  inner join pg_class on pg_class.oid = indrelid
  where indisunique and relnamespace = current_schema()::regnamespace`;

it('has the primary keys by which pruning finds rows, and few other unique columns', async () => {
  const { rows } = await uniqueIndexes.execute(database);
  const keys = new Map(rows.filter(({ primary }) => primary).map(({ table, columns }) => [table, columns]));
  for (const [table, columns] of Object.entries(primaryKeys))
    expect([table, keys.get(table)]).toEqual([table, columns.join(', ')]);
  const others = rows.filter(({ primary }) => !primary);
  expect(others.map(({ table, columns }) => `${table} (${columns})`).sort()).toEqual(uniqueEverywhere);
});

/** Keeps a lock on a table until it is let go. */
function hold(database: Kysely<Database>, table: string, mode: string) {
  return holdTransaction(database, (trx) => sql.raw(`lock table ${table} in ${mode} mode`).execute(trx));
}

/** The process of the server that waits for somebody else. */
async function waiting(database: Kysely<Database>): Promise<number | null> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database()) or
    (locktype = 'virtualxid' and not granted)`.execute(database);
  return rows[0]?.pid ?? null;
}

async function unfinished(database: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_index
    inner join pg_class on pg_class.oid = indexrelid where not indisvalid`.execute(database);
  return rows.map(({ name }) => name);
}

describe('many starts', () => {
  const opened: Kysely<Database>[] = [];
  let place: Awaited<ReturnType<typeof emptyDatabase>>;
  let database: Kysely<Database>;
  const open = (timeouts?: { query: number }) => {
    const another = openDatabase(place.config, () => {}, timeouts);
    opened.push(another);
    return another;
  };
  beforeEach(async () => {
    place = await emptyDatabase();
    database = open();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.destroy()));
    await place.remove();
  });

  const migrated = async () => (await sql`select name from kysely_migration`.execute(database)).rows.length;

  it('105. a version starts on a database that a newer one has migrated, and leaves it as it is', async () => {
    await migrate(database);
    const newer = sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-version', 'now')`;
    await newer.execute(database);
    await migrate(database);
    expect(await migrated()).toBe(migrationNames.length + 1);
    // One that is neither ours nor newer says that this is another database.
    const other = sql`insert into kysely_migration (name, timestamp) values ('0000-of-another', 'now')`;
    await other.execute(database);
    await expect(migrate(database)).rejects.toThrow(/0000-of-another/);
  });

  it('105. a database that went through the first migrations one by one is migrated from there on', async () => {
    await migrate(database, '0043-named-locks');
    const earlier = sql`insert into kysely_migration (name, timestamp) values ('0001-accounts', '2000'),
      ('0042-of-the-old-days', '2000')`;
    await earlier.execute(database);
    await migrate(database);
    expect(await migrated()).toBe(migrationNames.length + 2);
    // And one that stopped half way there is left as it is, with a sentence that says where.
    await sql`delete from kysely_migration where name > '0001-accounts'`.execute(database);
    await expect(migrate(database)).rejects.toThrow(/newest migration is 0001-accounts/);
    expect(await migrated()).toBe(1);
  });

  it('100. a migration that breaks off leaves nothing behind', async () => {
    // A table of a later migration stands in the way, so that the run fails half way.
    await sql`create table audit_log (id text)`.execute(database);
    await expect(migrate(database)).rejects.toThrow(/audit_log/);
    const tables = (await database.introspection.getTables()).map(({ name }) => name);
    expect(tables).toEqual(['audit_log']);
    await sql`drop table audit_log`.execute(database);
    await migrate(database);
  });

  it('105. four instances that start together on an empty PostgreSQL migrate it once', async () => {
    await Promise.all([database, open(), open(), open()].map((one) => migrate(one)));
    expect(await migrated()).toBe(migrationNames.length);
  });

  it('105. every instance of many gets the lock rows, however the starts of all fall together', async () => {
    const all = [database, open(), open(), open(), open(), open()];
    for (let round = 0; round < 40; round += 1) {
      await Promise.all(all.map((one) => makeLockRows(one)));
      const { rows } = await sql`select id from kysely_migration_lock order by id`.execute(database);
      expect(rows).toEqual([{ id: 'index_builds' }, { id: 'migration_lock' }]);
      await sql`drop table kysely_migration_lock`.execute(database);
    }
  });

  it('127. B22: a migration gives way while it waits for a table, so that reads behind it are answered', async () => {
    await migrate(database, '0043-named-locks');
    const read = sql`select count(*) from subscriptions`;
    const letGo = await holdTransaction(open(), (trx) => read.execute(trx));
    const logged: string[] = [];
    const log = makeLogger('warn', { write: (line: string) => logged.push(line) });
    const migrating = migrateAtStart(place.config, log);
    await until('the migration to give way', async () => (logged.length > 0 ? true : null));
    // The migration would be ahead of this read for as long as the table is held.
    await read.execute(database);
    await letGo();
    await migrating;
    expect(await migrated()).toBe(migrationNames.length);
  });

  it('127. B22: indexes of large tables are built while others write, and a build that was broken off is made good by the next start', async () => {
    const migrating = open({ query: 0 });
    const visitor = open({ query: 5000 });
    await migrate(migrating, '0043-named-locks');
    // Changes to the tables themselves need them for a moment; here it is about the indexes that follow.
    await changeTables(migrating);
    // Somebody who has written a mail and not committed yet.
    const letGo = await hold(database, 'outbox', 'row exclusive');
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
    expect(await unfinished(visitor)).toEqual(['outbox_waiting_since']);
    await letGo();
    await migrate(migrating);
    expect(await unfinished(visitor)).toEqual([]);
    const { rows } = await sql`select from pg_indexes where indexname = 'outbox_waiting_since'`.execute(
      visitor,
    );
    expect(rows).toHaveLength(1);
  });

  it('indexes are built where transactions are serializable by default', async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
    await sql
      .raw(`alter database ${rows[0]?.name} set default_transaction_isolation = 'serializable'`)
      .execute(database);
    const hasty = open({ query: 5000 });
    await migrate(hasty);
    expect(await unfinished(hasty)).toEqual([]);
  });

  it('127. B22: indexes need no lock once they are there', async () => {
    const hasty = open({ query: 5000 });
    await migrate(hasty);
    const letGo = await hold(database, 'accounts, subscriptions, webhook_events', 'access exclusive');
    await migrate(hasty);
    await letGo();
  });
});
