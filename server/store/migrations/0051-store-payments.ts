import type { Kysely } from 'kysely';
import type { TableIndex } from '../tableIndexes';

/** What the app stores charged and gave back, for the books, and for support, which is told the number of an order. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('store_payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('store', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('country', 'text')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .execute();
}

export const indexes: readonly TableIndex[] = [
  { name: 'store_payments_time', on: 'store_payments (at)' },
  { name: 'store_payments_account', on: 'store_payments (account_id)' },
  { name: 'store_payments_order', on: 'store_payments (order_id)' },
];
