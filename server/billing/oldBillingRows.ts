import { day } from '@/server/clock';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';

/** Stripe repeats an event for three days; after thirty nobody asks for it, nor for a checkout long closed. */
const keptFor = 30 * day;

/** Payment events that were handled and checkouts that were closed, long ago. */
export function oldBillingRows(now: number): OldRows[] {
  const before = now - keptFor;
  return [
    oldRows('webhook_events', 'received_at', (row) =>
      row.and([row('received_at', '<', before), row('processed_at', 'is not', null)]),
    ),
    oldRows('checkouts', 'expires_at', (row) =>
      row.and([row('expires_at', '<', before), row('status', '!=', 'open')]),
    ),
  ];
}
