import { type Kysely, sql } from 'kysely';
import type { TableIndex } from '../tableIndexes';

/** The number of failures after which an event was given up, before each row recorded that itself. */
const formerMaximum = 12;

/** Schedules for updates to and checks at Stripe, for what must be closed there, and for accounts to be reviewed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable('webhook_events')
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('webhook_events').addColumn('failed_at', 'bigint').execute();
  await sql`update webhook_events set failed_at = received_at
    where processed_at is null and attempts >= ${sql.lit(formerMaximum)}`.execute(database);
  await schema
    .alterTable('customers')
    .addColumn('email_next_attempt_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('customers')
    .addColumn('email_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('customers').addColumn('email_failed_at', 'bigint').execute();
  await schema
    .alterTable('accounts')
    .addColumn('review_after', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('customer_requests')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('stripe_closures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('job_progress')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('customer_requests_requested_at')
    .on('customer_requests')
    .column('requested_at')
    .execute();
  await schema
    .createIndex('stripe_closures_next_attempt_at')
    .on('stripe_closures')
    .column('next_attempt_at')
    .execute();
}

export const indexes: readonly TableIndex[] = [
  { name: 'subscriptions_started_at', on: 'subscriptions (started_at)' },
  {
    name: 'webhook_events_due',
    on: 'webhook_events (next_attempt_at) where processed_at is null and failed_at is null',
  },
  { name: 'webhook_events_failed', on: 'webhook_events (failed_at) where failed_at is not null' },
  { name: 'customers_email_due', on: 'customers (email_next_attempt_at) where email_pending = 1' },
];
