import type { Kysely } from 'kysely';
import type { TableIndex } from '../tableIndexes';

/** Why a subscription ended or will not renew. Rows written before know it after their next comparison with Stripe. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('subscriptions').addColumn('end_reason', 'text').execute();
}

/** Counts by status as the retired one did, and finds the grace periods that are over. */
export const indexes: readonly TableIndex[] = [
  { name: 'subscriptions_status_grace_end', on: 'subscriptions (status, grace_ends_at)' },
];

export const retiredIndexes: readonly string[] = ['subscriptions_status'];
