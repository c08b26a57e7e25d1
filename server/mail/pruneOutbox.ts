import { day } from '@/server/clock';
import type { Services } from '@/server/services';

/** How long a sent mail keeps its row: as long as its cause could still be handled a second time. */
const keepSent = 90 * day;

/** Removes rows of mails sent long ago, at most `limit` of them, and returns how many went. */
export async function pruneOutbox(services: Services, limit = 500): Promise<number> {
  const before = services.clock.now() - keepSent;
  const { numDeletedRows } = await services.database
    .deleteFrom('outbox')
    .where('id', 'in', (query) =>
      query.selectFrom('outbox').select('id').where('sent_at', '<', before).orderBy('sent_at').limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
