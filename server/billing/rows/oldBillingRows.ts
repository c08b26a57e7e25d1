import { type SqlBool, sql } from 'kysely';
import { day } from '@/server/clock';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';

/** Stripe repeats an event for three days; after thirty nobody asks for it, nor for a checkout long closed. */
const keptFor = 30 * day;

const isClosed = sql<SqlBool>`status <> 'open'`;

/** Payment events that were handled or given up, and checkouts that were closed, long ago. */
export function oldBillingRows(now: number): OldRows[] {
  const before = now - keptFor;
  return [
    oldRows('webhook_events', 'processed_at', (row) => row('processed_at', '<', before)),
    oldRows('webhook_events', 'failed_at', (row) => row('failed_at', '<', before)),
    oldRows('checkouts', 'expires_at', (row) => row.and([row('expires_at', '<', before), isClosed])),
  ];
}
