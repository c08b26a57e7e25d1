import { dirname } from 'node:path';
import { sql } from 'kysely';
import { day, minute } from '@/server/clock';
import { everyOldRow } from '@/server/main/backgroundTasks';
import { openDatabase } from '@/server/store/open';
import { pause } from '@/server/store/pause';
import type { DatabaseKind } from '@/tests/fixtures/database/databases';
import { fillTables, type TableName } from '@/tests/fixtures/database/fillTables';
import { createServices } from '@/tests/fixtures/service/services';

/** What is held back until it is let go. */
const jobs = ['prune', 'reconcile'] as const;
/** Stripe is asked about those that run, one by one. */
const mostlyEnded = {
  'subscriptions.provider_status': "case when n % 100 = 0 then 'active' else 'canceled' end",
};
const sqliteIndexes =
  "select name, sql as definition from sqlite_master where type = 'index' and sql is not null";
const postgresIndexes = `select indexname as name, indexdef as definition from pg_indexes
  where schemaname = current_schema() and not exists
    (select from pg_constraint where conname = indexname)`;

/**
 * A database as a site finds it that stood still for years: so many rows in each table, all of them old. The
 * database has come to rest.
 */
export async function openBacklog(kind: DatabaseKind, rows: number) {
  const services = await createServices(kind);
  const { database, config } = services;
  const names = [...new Set(everyOldRow(0).map(({ table }) => table))].filter(
    (table) => table !== 'signing_keys',
  );
  const old = { rows, now: Date.now() - 3 * 366 * day, scattered: true };
  await withoutFlushes(async (patient) => {
    await fillTables(patient, kind, { names, ...old });
    await fillTables(patient, kind, { names: ['subscriptions'], ...old, values: mostlyEnded });
  });
  await settle();
  const place = config.database;
  const variables: Record<string, string> =
    place.kind === 'sqlite' ? { DATA_DIR: dirname(place.file) } : { DATABASE_URL: place.url };

  /** Indexes are built once the rows are there, which is many times faster for keys that lie scattered. */
  async function withoutFlushes(work: (patient: typeof database) => Promise<void>) {
    const patient =
      kind === 'sqlite' ? database : openDatabase(config.database, () => {}, { query: 0, lock: 0 });
    const set = async (settings: string[]) => {
      for (const setting of settings) await sql.raw(setting).execute(database);
    };
    if (kind === 'sqlite') await set(['pragma synchronous = off', 'pragma cache_size = -500000']);
    const { rows: indexes } = await sql
      .raw<{ name: string; definition: string }>(kind === 'sqlite' ? sqliteIndexes : postgresIndexes)
      .execute(database);
    for (const { name } of indexes) await sql.raw(`drop index ${name}`).execute(database);
    await work(patient);
    for (const { definition } of indexes) await sql.raw(definition).execute(patient);
    if (kind === 'sqlite') await set(['pragma synchronous = full', 'pragma cache_size = -2000']);
    else await patient.destroy();
  }

  /** Ends what the filling left to do, which would be taken for a cost of the site. */
  async function settle() {
    if (kind === 'sqlite') {
      await sql`pragma wal_checkpoint(truncate)`.execute(database);
      return;
    }
    const patient = openDatabase(config.database, () => {}, { query: 0, lock: 0 });
    await sql`vacuum (analyze)`.execute(patient);
    const { rows: roles } = await sql<{
      may: boolean;
    }>`select current_setting('is_superuser') = 'on' as may`.execute(patient);
    if (roles[0]?.may) await sql`checkpoint`.execute(patient);
    const cleaners = sql`select pid from pg_stat_activity
      where backend_type = 'autovacuum worker' and datname = current_database()`;
    while ((await cleaners.execute(patient)).rows.length > 0) await pause(500);
    await patient.destroy();
  }

  return {
    variables,
    drop: services.dispose,
    tables: names.length,
    /** Keeps the jobs from the site for a few minutes, as if another instance had them. */
    async hold() {
      // A lease that lies further ahead would be taken for that of a wrong clock.
      const held = { due_at: 0, holder: 'bench', lease_until: Date.now() + 9 * minute, finished_at: null };
      await database
        .insertInto('scheduled_jobs')
        .values(jobs.map((name) => ({ name, ...held })))
        .execute();
    },
    /** Lets the site begin a job, and resolves once it has. */
    async letGo(name: (typeof jobs)[number]) {
      await database.updateTable('scheduled_jobs').set({ lease_until: 0 }).where('name', '=', name).execute();
      const holder = database.selectFrom('scheduled_jobs').select('holder').where('name', '=', name);
      while ((await holder.executeTakeFirst())?.holder === 'bench') await pause(500);
    },
    /** Rows left in all of those tables. */
    async left() {
      const counts = await Promise.all(names.map((name) => countOf(name)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };

  async function countOf(name: TableName) {
    const { count } = await database
      .selectFrom(name)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
