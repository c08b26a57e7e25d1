import type { Kysely } from 'kysely';
import type { TableIndex } from '../tableIndexes';

/** Who wants to hear when the subscription is sold in their country. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('sale_interest')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addUniqueConstraint('sale_interest_once', ['email', 'country'])
    .execute();
}

export const indexes: readonly TableIndex[] = [
  { name: 'sale_interest_unconfirmed', on: 'sale_interest (requested_at) where confirmed_at is null' },
  { name: 'sale_interest_confirmed', on: 'sale_interest (confirmed_at) where confirmed_at is not null' },
  { name: 'sale_interest_country', on: 'sale_interest (country) where confirmed_at is not null' },
];
