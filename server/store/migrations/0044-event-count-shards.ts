import type { Kysely } from 'kysely';

/**
 * Further shards of `event_counts`, for instances that write counts at the same moment. A table of its own, since a
 * version that still runs during the upgrade relies on the key of the first one.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('event_count_shards')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('parameters', 'text', (column) => column.notNull())
    .addColumn('shard', 'integer', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_count_shards_key', ['day', 'event', 'parameters', 'shard'])
    .execute();
}
