import type { Kysely } from 'kysely';

/** Which accounts a right code may open until one is picked, and the v1 sign-in of a token or device. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('account_choices')
    .addColumn('session_hash', 'text', (column) => column.primaryKey())
    .addColumn('code_id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('account_id', 'text')
    .addColumn('answer', 'text')
    .execute();
  await schema.createIndex('account_choices_expires_at').on('account_choices').column('expires_at').execute();
  await schema.alterTable('legacy_tokens').addColumn('sign_in_id', 'text').execute();
  await schema.alterTable('authorization_codes').addColumn('legacy_sign_in_id', 'text').execute();
  await schema.alterTable('token_families').addColumn('legacy_sign_in_id', 'text').execute();
}
