import type { Kysely } from 'kysely';

/** What operators set while the site is running. A setting without a row has its configured value. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('remote_settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
}
