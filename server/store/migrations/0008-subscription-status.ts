import type { Kysely } from 'kysely';

/** Operators count subscriptions by status. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('subscriptions_status').on('subscriptions').column('status').execute();
}
