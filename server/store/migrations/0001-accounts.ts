import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await schema
    .createTable('auth_sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('redirect_uri', 'text')
    .addColumn('code_challenge', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('authorization_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_hash', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('redirect_uri', 'text')
    .addColumn('code_challenge', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('authenticated_at', 'bigint')
    .addColumn('family_id', 'text')
    .execute();
  await schema
    .createTable('one_time_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('binding', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('used_at', 'bigint')
    .addColumn('answer', 'text')
    .addUniqueConstraint('one_time_codes_binding', ['purpose', 'binding', 'email'])
    .execute();
  await schema
    .createTable('token_families')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('authenticated_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addColumn('absolute_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .addColumn('revoked_reason', 'text')
    .execute();
  await schema
    .createTable('token_pairs')
    .addColumn('pair_hash', 'text', (column) => column.primaryKey())
    .addColumn('family_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('rotated_at', 'bigint')
    .addColumn('successor', 'text')
    .execute();
  await schema
    .createTable('signing_keys')
    .addColumn('kid', 'text', (column) => column.primaryKey())
    .addColumn('public_jwk', 'text', (column) => column.notNull())
    .addColumn('private_jwk', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('signs_from', 'bigint', (column) => column.notNull().unique())
    .addColumn('retires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('legacy_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .addColumn('exchanged_at', 'bigint')
    .addColumn('authenticated_at', 'bigint')
    .execute();
  await schema
    .createTable('email_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('old_email', 'text')
    .addColumn('new_email', 'text', (column) => column.notNull())
    .addColumn('family_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('undo_hash', 'text', (column) => column.unique())
    .addColumn('undo_expires_at', 'bigint')
    .addColumn('undone_at', 'bigint')
    .execute();
  await schema
    .createTable('counters')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  const indexes = [
    ['auth_sessions', 'expires_at'],
    ['authorization_codes', 'session_hash'],
    ['authorization_codes', 'account_id'],
    ['authorization_codes', 'expires_at'],
    ['one_time_codes', 'expires_at'],
    ['token_families', 'account_id'],
    ['token_families', 'absolute_expires_at'],
    ['token_pairs', 'family_id'],
    ['token_pairs', 'expires_at'],
    ['legacy_tokens', 'account_id'],
    ['legacy_tokens', 'expires_at'],
    ['email_changes', 'account_id'],
    ['email_changes', 'family_id'],
    ['email_changes', 'expires_at'],
    ['counters', 'expires_at'],
  ] as const;
  await schema.createIndex('one_time_codes_by_binding').on('one_time_codes').column('binding').execute();
  await sql`create index token_pairs_answered on token_pairs (rotated_at) where successor is not null`.execute(
    database,
  );
  for (const [table, column] of indexes) {
    await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}
