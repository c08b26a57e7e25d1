import { day } from '@/server/clock';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';

/** Counts are kept for a year and a month, so that a month can be compared with the same month a year earlier. */
const keptDays = 396;

/** Counts past that age. */
export function oldEventCounts(now: number): OldRows[] {
  const before = new Date(now - keptDays * day).toISOString().slice(0, 10);
  return [
    oldRows('event_counts', 'day', (row) => row('day', '<', before)),
    oldRows('event_count_shards', 'day', (row) => row('day', '<', before)),
  ];
}
