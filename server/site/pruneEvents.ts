import { day } from '@/server/clock';
import type { Services } from '@/server/services';

/** Counts are kept for a year and a month, so that a month can be held against the same one of the year before. */
const keptDays = 396;
const batch = 1000;
const batchesPerRun = 20;

/** Deletes counts of days long gone, a bounded number at a time. Resolves to how many. */
export async function pruneEvents({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const before = new Date(clock.now() - keptDays * day).toISOString().slice(0, 10);
  let removed = 0;
  for (let run = 0; run < batchesPerRun; run += 1) {
    const old = await database
      .selectFrom('event_counts')
      .select(['day', 'event', 'parameters'])
      .where('day', '<', before)
      .orderBy('day')
      .limit(batch)
      .execute();
    for (const row of old) {
      await database
        .deleteFrom('event_counts')
        .where('day', '=', row.day)
        .where('event', '=', row.event)
        .where('parameters', '=', row.parameters)
        .execute();
    }
    removed += old.length;
    if (old.length < batch) break;
  }
  return removed;
}
