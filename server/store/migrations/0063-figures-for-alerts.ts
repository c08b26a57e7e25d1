import type { Kysely } from 'kysely';
import type { TableIndex } from '../tableIndexes';

/** What the comparisons with the providers found, and how to find money that moved without a mail. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const count of ['seen', 'repaired', 'failed', 'unmailed'])
    await schema.alterTable('scheduled_jobs').addColumn(count, 'integer').execute();
}

export const indexes: readonly TableIndex[] = [
  { name: 'refund_requests_waiting', on: 'refund_requests (requested_at) where finished_at is null' },
  { name: 'refund_requests_finished', on: 'refund_requests (finished_at) where finished_at is not null' },
  {
    name: 'outbox_money_failed',
    on: "outbox (failed_at) where failed_at is not null and template in ('receipt', 'refunded')",
  },
];
