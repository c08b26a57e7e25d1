import type { Kysely } from 'kysely';

/** Whether a yearly plan runs on after its first year, as the law of some countries says, until a month after it is canceled. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('subscriptions')
    .addColumn('runs_on', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
