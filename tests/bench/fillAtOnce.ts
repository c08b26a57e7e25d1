import { type Kysely, sql } from 'kysely';
import { openDatabase } from '@/server/store/open';
import { pause } from '@/server/store/pause';
import type { Database } from '@/server/store/schema';
import type { TestServices } from '@/tests/fixtures/service/services';

type Filled = Pick<TestServices, 'database' | 'config'>;
type Fill = (patient: Kysely<Database>) => Promise<void>;

const sqliteIndexes =
  "select name, sql as definition from sqlite_master where type = 'index' and sql is not null";
const postgresIndexes = `select indexname as name, indexdef as definition from pg_indexes
  where schemaname = current_schema() and not exists
    (select from pg_constraint where conname = indexname)`;

/**
 * Fills a database that nothing else uses yet, and resolves once it is idle again. Indexes are built once the rows are
 * there, which is many times faster for scattered keys, and nothing is flushed meanwhile.
 */
export function fillAtOnce(services: Filled, fill: Fill): Promise<void> {
  return services.config.database.kind === 'sqlite'
    ? fillSqlite(services, fill)
    : fillPostgres(services, fill);
}

async function fillSqlite({ database }: Filled, fill: Fill): Promise<void> {
  await run(database, ['pragma synchronous = off', 'pragma cache_size = -500000']);
  await withoutIndexes(database, sqliteIndexes, fill);
  await run(database, [
    'pragma synchronous = full',
    'pragma cache_size = -2000',
    'pragma wal_checkpoint(truncate)',
  ]);
}

/** On a connection of its own, with as much time and memory as it needs. */
async function fillPostgres({ config }: Filled, fill: Fill): Promise<void> {
  if (config.database.kind !== 'postgres') return;
  const patient = openDatabase({ ...config.database, poolSize: 1 }, () => {}, { query: 0 });
  await run(patient, ["set work_mem = '256MB'", "set maintenance_work_mem = '512MB'"]);
  await withoutIndexes(patient, postgresIndexes, fill);
  await settle(patient);
  await patient.destroy();
}

async function withoutIndexes(patient: Kysely<Database>, listed: string, fill: Fill): Promise<void> {
  const { rows } = await sql.raw<{ name: string; definition: string }>(listed).execute(patient);
  await run(
    patient,
    rows.map(({ name }) => `drop index ${name}`),
  );
  await fill(patient);
  await run(
    patient,
    rows.map(({ definition }) => definition),
  );
}

/** Finishes what filling left to do, which would otherwise be measured as a cost of the site. */
async function settle(patient: Kysely<Database>): Promise<void> {
  await sql`vacuum (analyze)`.execute(patient);
  const { rows: roles } = await sql<{
    may: boolean;
  }>`select current_setting('is_superuser') = 'on' as may`.execute(patient);
  if (roles[0]?.may) await sql`checkpoint`.execute(patient);
  const cleaners = sql`select pid from pg_stat_activity
    where backend_type = 'autovacuum worker' and datname = current_database()`;
  while ((await cleaners.execute(patient)).rows.length > 0) await pause(500);
}

async function run(patient: Kysely<Database>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(patient);
}
