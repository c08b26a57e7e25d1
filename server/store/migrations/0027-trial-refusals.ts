import type { Kysely } from 'kysely';
import type { TableIndex } from '../tableIndexes';

/** Trials that were begun with a card that had had its trial: nothing was charged, and the buyer is asked what to do. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('trial_refusals')
    .addColumn('provider_subscription_id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

export const indexes: readonly TableIndex[] = [
  { name: 'trial_refusals_account', on: 'trial_refusals (account_id, created_at)' },
  { name: 'trial_refusals_created', on: 'trial_refusals (created_at)' },
];
