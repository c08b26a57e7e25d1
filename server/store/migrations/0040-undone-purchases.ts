import type { Kysely } from 'kysely';

/**
 * Besides trials that were refused because of their card, the table now holds purchases that were undone because their
 * paying address had a subscription already, and what of them is paid back.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('trial_refusals')
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo('cardHadTrial'))
    .execute();
  await schema
    .alterTable('trial_refusals')
    .addColumn('refunded', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
