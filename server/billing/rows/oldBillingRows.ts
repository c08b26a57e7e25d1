import { type SqlBool, sql } from 'kysely';
import { retentionFigures } from '@/lib/content/legal/retentionFigures';
import { day } from '@/server/clock';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';

/** Stripe retries an event for three days; after thirty, nobody needs it or a checkout closed long ago. */
const keptFor = 30 * day;

const isClosed = sql<SqlBool>`status <> 'open'`;

/** Stripe lists a subscription for thirty days after its end; for as long, it must be known that it was undone. */
const undoneKeptFor = 90 * day;

/** The law counts its years from the end of the one in which something was booked. */
const bookedFor = (retentionFigures.lawYears + 1) * 366 * day;

/** Payment events handled or given up, checkouts closed, purchases undone, and payments booked, long ago. */
export function oldBillingRows(now: number): OldRows[] {
  const before = now - keptFor;
  return [
    oldRows('webhook_events', 'processed_at', (row) => row('processed_at', '<', before)),
    oldRows('webhook_events', 'failed_at', (row) => row('failed_at', '<', before)),
    oldRows('checkouts', 'expires_at', (row) => row.and([row('expires_at', '<', before), isClosed])),
    oldRows('store_payments', 'at', (row) => row('at', '<', now - bookedFor)),
    oldRows('trial_refusals', 'created_at', (row) => row('created_at', '<', now - undoneKeptFor)),
  ];
}
