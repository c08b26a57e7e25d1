import { type Kysely, sql } from 'kysely';
import type { TableIndex } from '../tableIndexes';

/**
 * The money-back promise: who has paid for a first subscription, by account and by card, and which refunds were asked
 * for. Whoever has paid before this migration has made the first purchase, and was promised nothing.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('first_purchases')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('subscription_id', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('refund_requests')
    .addColumn('subscription_id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('total', 'bigint')
    .addColumn('currency', 'text')
    .addColumn('finished_at', 'bigint')
    .execute();
  await sql`insert into first_purchases (key, account_id, subscription_id, paid_at)
    select 'account:' || account_id, account_id, '', min(started_at) from subscriptions
    where platform = 'stripe' and provider_status <> 'trialing' group by account_id`.execute(database);
}

export const indexes: readonly TableIndex[] = [
  { name: 'first_purchases_account', on: 'first_purchases (account_id)' },
  { name: 'refund_requests_account', on: 'refund_requests (account_id)' },
];
