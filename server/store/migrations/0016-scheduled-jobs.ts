import { type Kysely, sql } from 'kysely';

/**
 * Renames `duties` to `scheduled_jobs`. The old table stays for a version that is still running during the upgrade: in
 * that minute both may run a job, which is safe to do twice.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('scheduled_jobs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('holder', 'text')
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  await sql`insert into scheduled_jobs (name, due_at, holder, lease_until, finished_at)
    select name, due_at, holder, lease_until, finished_at from duties`.execute(database);
}
