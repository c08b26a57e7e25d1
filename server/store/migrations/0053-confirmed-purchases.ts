import type { Kysely } from 'kysely';

/**
 * A purchase in an app store may belong to an account because it named it, without that account having confirmed it.
 * Until now, each one was confirmed.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('subscriptions')
    .addColumn('confirmed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
