import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('duties')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('holder', 'text')
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
}
