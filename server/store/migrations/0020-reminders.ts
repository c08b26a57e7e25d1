import { type Kysely, sql } from 'kysely';
import { day } from '@/server/clock';
import type { TableIndex } from '../tableIndexes';

const lead = 14 * day;

/**
 * When the subscriber in a row is next to be reminded of a charge. Existing rows are checked once before their next
 * charge, which finds out whether a reminder is needed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('subscriptions').addColumn('reminder_due_at', 'bigint').execute();
  await sql`update subscriptions set reminder_due_at = expires_or_renews_at - ${sql.lit(lead)}
    where platform = 'stripe' and live = 1 and status = 'Auto-Renewable'`.execute(database);
}

export const indexes: readonly TableIndex[] = [
  {
    name: 'subscriptions_reminder_due',
    on: 'subscriptions (reminder_due_at) where reminder_due_at is not null',
  },
];
