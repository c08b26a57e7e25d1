import type { TableIndex } from '../tableIndexes';

export async function up(): Promise<void> {}

/**
 * Since when mails wait although others leave; what could not be delivered to an address; and devices that were signed
 * out, which are forgotten sooner.
 */
export const indexes: readonly TableIndex[] = [
  { name: 'outbox_waiting_since', on: 'outbox (created_at) where sent_at is null and failed_at is null' },
  { name: 'outbox_accepted', on: 'outbox (sent_at) where attempts > 0 and sent_at is not null' },
  { name: 'outbox_undelivered', on: 'outbox (recipient) where failed_at is not null' },
  { name: 'token_families_revoked', on: 'token_families (revoked_at) where revoked_at is not null' },
];
