import type { TableIndex } from '../tableIndexes';

export async function up(): Promise<void> {}

/**
 * Background jobs find their rows through indexes that contain only those rows, so that any number of others costs
 * nothing.
 */
export const indexes: readonly TableIndex[] = [
  { name: 'outbox_sent', on: 'outbox (sent_at) where sent_at is not null' },
  {
    name: 'webhook_events_waiting',
    on: 'webhook_events (received_at) where processed_at is null and failed_at is null',
  },
  { name: 'webhook_events_processed', on: 'webhook_events (processed_at) where processed_at is not null' },
  { name: 'checkouts_open', on: "checkouts (expires_at, id) where status = 'open'" },
  { name: 'checkouts_closed', on: "checkouts (expires_at) where status <> 'open'" },
  {
    name: 'accounts_without_address',
    on: "accounts (review_after) where coalesce(email, '') = '' and status = 'active'",
  },
];

export const retiredIndexes: readonly string[] = ['outbox_sent_at', 'accounts_silent'];
