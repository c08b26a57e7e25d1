import type { Kysely } from 'kysely';
import type { TableIndex } from '../tableIndexes';

/**
 * Events now come from the app stores too. A version still running during the upgrade asks Stripe about them and finds
 * nothing; the daily comparison repairs that. `store_sign_ins` records what a store signed and was used to sign in, so
 * that it opens an account only once.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable('webhook_events')
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('stripe'))
    .execute();
  await schema
    .createTable('store_sign_ins')
    .addColumn('proof_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_hash', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .execute();
}

export const indexes: readonly TableIndex[] = [
  {
    name: 'subscriptions_store_end',
    on: "subscriptions (expires_or_renews_at, id) where platform <> 'stripe' and status <> 'Expired'",
  },
  { name: 'store_sign_ins_used', on: 'store_sign_ins (used_at)' },
];
