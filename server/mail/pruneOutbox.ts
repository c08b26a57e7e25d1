import { day } from '@/server/clock';
import type { Services } from '@/server/services';

/** How long a finished mail keeps its row: as long as its cause could be handled again, or support could resend it. */
const keepFinished = 90 * day;

/** Removes rows of mails that were sent, or failed for good, long ago: at most `limit` of each, and returns how many went. */
export async function pruneOutbox(services: Services, limit = 500): Promise<number> {
  const before = services.clock.now() - keepFinished;
  // One statement for each, because each has an index of its own and no database joins the two.
  const prune = async (finished: 'sent_at' | 'failed_at') => {
    const { numDeletedRows } = await services.database
      .deleteFrom('outbox')
      .where('id', 'in', (query) =>
        query.selectFrom('outbox').select('id').where(finished, '<', before).orderBy(finished).limit(limit),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  };
  return (await prune('sent_at')) + (await prune('failed_at'));
}
