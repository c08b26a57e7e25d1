import { type Kysely, sql } from 'kysely';
import { clockDifference } from '@/server/clock';
import { prepareListQuery } from '@/server/store/preparedQuery';
import { resultIgnored } from '@/server/store/resultIgnored';
import type { Database } from '@/server/store/schema';

/**
 * Counts attempts so that no window of a length, wherever it starts, holds more of them than the maximum: one row for each
 * key, with the times at which its attempts end. Whoever comes at the same moment waits for that row, so one statement
 * decides, and nobody has to try again while holding another row.
 */
type Wanted = { key: string; expiresAt: number; maximum: number };

/** How many more attempts are free, or null and when the next one will be. */
export type Rolled = { left: number } | { left: null; nextAt: number };

/**
 * The ends that still count. A later one than the window allows was written under a wrong clock, and would otherwise
 * refuse somebody until that date.
 */
const held = (now: number) => sql`array(
  select ended from unnest(counters.ends) ended where ended > ${now}
    and ended <= excluded.expires_at + greatest(excluded.expires_at - ${now}, ${sql.lit(clockDifference)}))`;

const attempts = prepareListQuery((_, wanted: Wanted[], { now }: { now: number }) => {
  const rows = wanted.map(
    ({ key, expiresAt }) => sql`(${key}, 1, ${expiresAt}, array[${expiresAt}]::bigint[])`,
  );
  const maximums = wanted.map(({ key, maximum }) => sql`when ${key} then cast(${maximum} as integer)`);
  return sql<{ key: string; count: number; ends: string[] }>`
    insert into counters (key, count, expires_at, ends) values ${sql.join(rows)}
    on conflict (key) do update set (count, ends, expires_at) = (
      select cardinality(held) + 1, ends, (select max(ended) from unnest(ends) ended) from (
        select held, case when cardinality(held) < case counters.key ${sql.join(maximums, sql` `)} end
          then held || excluded.expires_at else held end as ends
        from (select ${held(now)} as held) now_held) counted)
    returning key, count, ends`;
});

/** Counts an attempt for each of them, where its maximum allows it. Resolves to the decisions, in their order. */
export async function takeFromRolling(
  db: Kysely<Database>,
  wanted: readonly Wanted[],
  now: number,
): Promise<Rolled[]> {
  if (wanted.length === 0) return [];
  const rows = await attempts.rows(db, wanted, { now });
  return wanted.map(({ key, expiresAt, maximum }) => {
    const row = rows.find((one) => one.key === key);
    if (!row) throw new Error('An attempt was not counted.');
    if (row.count <= maximum) return { left: maximum - row.count };
    const ends = row.ends.map(Number).sort((one, other) => one - other);
    return { left: null, nextAt: ends[ends.length - maximum] ?? expiresAt };
  });
}

/** Takes one attempt that ends at this time out of the row it was counted in. */
export async function releaseFromRolling(
  db: Kysely<Database>,
  { key, expiresAt }: { key: string; expiresAt: number },
): Promise<void> {
  const place = sql<number>`array_position(ends, ${expiresAt})`;
  await db
    .updateTable('counters')
    .set({
      ends: sql`array(select ended from unnest(ends) with ordinality as one(ended, nth) where nth <> ${place})`,
    })
    .where('key', '=', key)
    .where(place, 'is not', null)
    .modifyEnd(resultIgnored)
    .execute();
}
