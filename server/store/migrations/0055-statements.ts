import type { Kysely } from 'kysely';
import type { TableIndex } from '../tableIndexes';

/**
 * Withdrawals and cancellations that wait for the button in a mail, and the first part of the numbers of a customer's
 * invoices, by which people name their contract.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('customers').addColumn('invoice_prefix', 'text').execute();
  await schema
    .createTable('statements')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('subscription_id', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
}

export const indexes: readonly TableIndex[] = [
  { name: 'customers_invoice_prefix', on: 'customers (invoice_prefix)' },
  { name: 'statements_time', on: 'statements (submitted_at)' },
  { name: 'statements_account', on: 'statements (account_id)' },
];
