import type { Services } from '@/server/services';
import type { RowOf } from '@/server/store/schema';
import { keyOf, maximumOf, type Use } from './attempts';

type Reading = Pick<Services, 'secrets' | 'clock' | 'database'>;

/** The limits that are used up for a stranger, and when each allows the next attempt, in milliseconds. */
export async function limitsInTheWay(services: Reading, uses: readonly Use[]) {
  const keys = uses.map((use) => keyOf(services, use));
  const rows = await services.database
    .selectFrom('counters')
    .selectAll()
    .where('key', 'in', ['', ...keys])
    .execute();
  const now = services.clock.now();
  return uses.flatMap((use, index) => {
    const row = rows.find(({ key }) => key === keys[index]);
    const until = row ? freeAt(row, maximumOf(use), now) : null;
    return until === null ? [] : [{ limit: use.limit, until }];
  });
}

function freeAt(row: RowOf<'counters'>, maximum: number, now: number): number | null {
  if (row.ends === null) return row.count >= maximum && row.expires_at > now ? row.expires_at : null;
  const held = row.ends.map(Number).filter((end) => end > now);
  return held.length >= maximum ? Math.min(...held) : null;
}

/** Forgets what was counted for these limits, so that all of it is free again. */
export async function liftLimits(services: Reading, uses: readonly Use[]): Promise<void> {
  const keys = uses.map((use) => keyOf(services, use));
  await services.database
    .deleteFrom('counters')
    .where('key', 'in', ['', ...keys])
    .execute();
}
