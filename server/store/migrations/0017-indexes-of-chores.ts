import type { TableIndex } from '../tableIndexes';

export async function up(): Promise<void> {}

/**
 * What runs by itself finds its rows by an index that holds these rows alone, so that any number of others costs nothing.
 * SQLite takes `is null` for a narrow search and would rather sort every row without a value than read the index of those
 * that wait. So no other index may hold such rows, or the condition is written in a way that no other index answers.
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
