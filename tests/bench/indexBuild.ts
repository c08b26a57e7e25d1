import { sql } from 'kysely';
import { openDatabase } from '@/server/store/open';
import { buildConcurrently, buildInTransaction, type TableIndex } from '@/server/store/tableIndexes';
import { fillTables, type TableName } from '@/tests/fixtures/database/fillTables';
import { createServices } from '@/tests/fixtures/service/services';
import { fillAtOnce } from './fillAtOnce';
import { valuesInUse } from './grownRows';
import { siteOn } from './siteOn';

/** Large tables into which every sign-in writes, with an index that each could be given by an upgrade. */
const names: TableName[] = ['audit_log', 'auth_sessions', 'token_families', 'token_pairs'];
const wanted: readonly TableIndex[] = [
  { name: 'bench_audit_outcome', on: 'audit_log (outcome, at)' },
  { name: 'bench_sessions_client', on: 'auth_sessions (client_id, created_at)' },
  { name: 'bench_families_client', on: 'token_families (client_id, last_used_at)' },
  { name: 'bench_pairs_expiry', on: 'token_pairs (family_id, expires_at)' },
];

/** A database with so many rows in each of these tables, and what an upgrade does to them while a site uses it. */
export async function openForIndexes(rows: number) {
  const services = await createServices('postgres');
  await fillAtOnce(services, (patient) =>
    fillTables(patient, 'postgres', {
      names,
      rows,
      now: Date.now(),
      scattered: true,
      inKeyOrder: true,
      values: valuesInUse(Date.now()),
    }),
  );
  const { database: config } = services.config;
  if (config.kind !== 'postgres') throw new Error('Indexes are built beside calls on PostgreSQL only.');
  const upgrade = openDatabase({ ...config, poolSize: 2 }, () => {}, { query: 0 });
  const place = siteOn(services);
  return {
    ...place,
    tables: names.length,
    /** As the migrations do. */
    build: () => buildConcurrently(upgrade, { wanted, retired: [] }),
    /** As they would be built in the transaction that changes the tables. */
    buildAtOnce: () =>
      upgrade.transaction().execute((trx) => buildInTransaction(trx, { wanted, retired: [] })),
    removeIndexes: () => buildConcurrently(upgrade, { wanted: [], retired: wanted.map(({ name }) => name) }),
    /** Columns with a default, as the migrations add them. */
    async addColumns(number: number) {
      for (const name of names)
        await sql
          .raw(`alter table ${name} add column bench_${number} integer not null default 0`)
          .execute(upgrade);
    },
    async drop() {
      await upgrade.destroy();
      await place.drop();
    },
  };
}
