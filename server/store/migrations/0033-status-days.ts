import type { Kysely } from 'kysely';

/** How each part of the service did on each day, for the status page: one row a part and day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('status_days')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .addColumn('up_seconds', 'integer', (column) => column.notNull())
    .addColumn('slow_seconds', 'integer', (column) => column.notNull())
    .addColumn('down_seconds', 'integer', (column) => column.notNull())
    .addColumn('missed_seconds', 'integer', (column) => column.notNull())
    .addColumn('trouble_from', 'bigint')
    .addColumn('trouble_until', 'bigint')
    .addPrimaryKeyConstraint('status_days_pkey', ['day', 'part'])
    .execute();
}
