import { day } from '@/server/clock';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';

/** Stripe repeats an event for three days; after thirty nobody asks for it, nor for a checkout long closed. */
const keptFor = 30 * day;

/** Payment events that were handled or given up, and checkouts that were closed, long ago. */
export function oldBillingRows(now: number): OldRows[] {
  const before = now - keptFor;
  return [
    oldRows('webhook_events', 'received_at', (row) =>
      row.and([row('received_at', '<', before), row('processed_at', 'is not', null)]),
    ),
    oldRows('webhook_events', 'failed_at', (row) => row('failed_at', '<', before)),
    oldRows('checkouts', 'expires_at', (row) =>
      row.and([row('expires_at', '<', before), row('status', '!=', 'open')]),
    ),
  ];
}
