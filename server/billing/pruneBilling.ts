import { day } from '@/server/clock';
import type { Services } from '@/server/services';

/** Stripe repeats an event for three days; after thirty nobody asks for it, nor for a checkout long closed. */
const keptFor = 30 * day;
const batch = 500;

/** Removes a bounded number of old rows. Returns how many, so that the caller comes back while there are more. */
export async function pruneBilling({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const before = clock.now() - keptFor;
  const events = await database
    .deleteFrom('webhook_events')
    .where('id', 'in', (query) =>
      query
        .selectFrom('webhook_events')
        .select('id')
        .where('received_at', '<', before)
        .where('processed_at', 'is not', null)
        .orderBy('received_at')
        .limit(batch),
    )
    .returning('id')
    .execute();
  const checkouts = await database
    .deleteFrom('checkouts')
    .where('id', 'in', (query) =>
      query
        .selectFrom('checkouts')
        .select('id')
        .where('expires_at', '<', before)
        .where('status', '!=', 'open')
        .orderBy('expires_at')
        .limit(batch),
    )
    .returning('id')
    .execute();
  return events.length + checkouts.length;
}
