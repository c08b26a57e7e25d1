import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('customers')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('stripe_customer_id', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('email_pending', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('billing_email', 'text')
    .execute();
  await schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('provider_subscription_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('provider_status', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_or_renews_at', 'bigint', (column) => column.notNull())
    .addColumn('trial_ends_at', 'bigint')
    .addColumn('grace_ends_at', 'bigint')
    .addColumn('live', 'integer', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('origin', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint('subscriptions_provider', ['platform', 'provider_subscription_id'])
    .execute();
  await schema
    .createTable('checkouts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('stripe_session_id', 'text', (column) => column.unique())
    .addColumn('url', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('trial_days', 'integer', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('checked_at', 'bigint')
    .execute();
  await schema
    .createTable('webhook_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('processed_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('object_id', 'text')
    .execute();
  await schema
    .createTable('trials')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('customers_billing_email').on('customers').column('billing_email').execute();
  await schema.createIndex('subscriptions_account_id').on('subscriptions').column('account_id').execute();
  await schema.createIndex('checkouts_account_id').on('checkouts').column('account_id').execute();
  await schema.createIndex('checkouts_expires_at').on('checkouts').column('expires_at').execute();
  await schema.createIndex('webhook_events_received_at').on('webhook_events').column('received_at').execute();
  await schema.createIndex('trials_account_id').on('trials').column('account_id').execute();
  // At most one live subscription and one open checkout per account, even with concurrent calls.
  await sql`create unique index subscriptions_one_live on subscriptions (account_id) where live = 1`.execute(
    database,
  );
  await sql`create unique index checkouts_one_open on checkouts (account_id) where status = 'open'`.execute(
    database,
  );
  await sql`create index webhook_events_pending on webhook_events (received_at) where processed_at is null`.execute(
    database,
  );
  await sql`create index customers_email_pending on customers (account_id) where email_pending = 1`.execute(
    database,
  );
}
