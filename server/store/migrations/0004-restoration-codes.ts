import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('restoration_codes')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('sealed_code', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('restoration_codes_expires_at')
    .on('restoration_codes')
    .column('expires_at')
    .execute();
}
