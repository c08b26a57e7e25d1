import { dirname } from 'node:path';
import { sql } from 'kysely';
import { day, minute } from '@/server/clock';
import { everyOldRow } from '@/server/main/backgroundTasks';
import { openDatabase } from '@/server/store/open';
import { pause } from '@/server/store/pause';
import type { DatabaseKind } from '@/tests/fixtures/database/databases';
import { fillTables, type TableName } from '@/tests/fixtures/database/fillTables';
import { createServices } from '@/tests/fixtures/service/services';

/**
 * A database as a site finds it that stood still for years: so many rows in each table, all of them old. Pruning is held
 * back until it is let go, and the database has come to rest.
 */
export async function openBacklog(kind: DatabaseKind, rows: number) {
  const services = await createServices(kind);
  const { database, config } = services;
  const names = [...new Set(everyOldRow(0).map(({ table }) => table))].filter(
    (table) => table !== 'signing_keys',
  );
  await hurry(kind, () =>
    fillTables(database, kind, { names, rows, now: Date.now() - 3 * 366 * day, scattered: true }),
  );
  // As if another instance had it: a lease that lies further ahead would be taken for that of a wrong clock.
  const now = Date.now();
  await database
    .insertInto('scheduled_jobs')
    .values({ name: 'prune', due_at: 0, holder: 'bench', lease_until: now + 9 * minute, finished_at: null })
    .execute();
  await settle();
  const place = config.database;
  const variables: Record<string, string> =
    place.kind === 'sqlite' ? { DATA_DIR: dirname(place.file) } : { DATABASE_URL: place.url };

  async function hurry(on: DatabaseKind, work: () => Promise<void>) {
    if (on === 'postgres') return work();
    await sql`pragma synchronous = off`.execute(database);
    await sql`pragma cache_size = -500000`.execute(database);
    await work();
    await sql`pragma synchronous = full`.execute(database);
    await sql`pragma cache_size = -2000`.execute(database);
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
    async letPruningGo() {
      await database
        .updateTable('scheduled_jobs')
        .set({ lease_until: 0 })
        .where('name', '=', 'prune')
        .execute();
    },
    async isPruning() {
      const job = await database
        .selectFrom('scheduled_jobs')
        .select('holder')
        .where('name', '=', 'prune')
        .executeTakeFirst();
      return job?.holder !== 'bench';
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
