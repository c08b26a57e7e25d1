import { sql } from 'kysely';
import { clockDifference } from '@/server/clock';
import { prepareListQuery } from '@/server/store/preparedQuery';
import { resultIgnored } from '@/server/store/resultIgnored';
import type { SiteDatabase } from '@/server/store/schema';

/**
 * Counts attempts so that no window of a length, wherever it starts, holds more of them than the maximum: one row for each
 * key, with the times at which its attempts end. Whoever comes at the same moment waits for that row, so one statement
 * decides, and nobody has to try again while holding another row.
 */
type Wanted = {
  key: string;
  expiresAt: number;
  maximum: number;
  /** How many more are reserved for the caller's kind, which are taken first. */
  kept: number;
};

/** How many more attempts are free, or null and when the next one will be. */
export type Rolled = { left: number } | { left: null; nextAt: number };

/** The ends that still count. One beyond the window, by a wrong clock, would refuse somebody until that date. */
function held(column: 'ends' | 'kept_ends', now: number) {
  return sql`array(select ended from unnest(${sql.ref(`counters.${column}`)}) ended where ended > ${now}
    and ended <= excluded.expires_at + greatest(excluded.expires_at - ${now}, ${sql.lit(clockDifference)}))`;
}

const attempts = prepareListQuery((_, wanted: Wanted[], { now }: { now: number }) => {
  const rows = wanted.map(
    ({
      key,
      expiresAt,
      maximum,
      kept,
    }) => sql`(${key}, cast(${maximum} as integer) + cast(${kept} as integer),
      ${expiresAt}, case when ${kept} > 0 then array[]::bigint[] else array[${expiresAt}]::bigint[] end,
      case when ${kept} > 0 then array[${expiresAt}]::bigint[] else array[]::bigint[] end)`,
  );
  const each = (value: 'maximum' | 'kept') =>
    sql`case counters.key ${sql.join(
      wanted.map((one) => sql`when ${one.key} then cast(${one[value]} as integer)`),
      sql` `,
    )} end`;
  // `count` is how many were free for this attempt.
  return sql<{ key: string; count: number; ends: string[]; kept_ends: string[] }>`
    insert into counters (key, count, expires_at, ends, kept_ends) values ${sql.join(rows)}
    on conflict (key) do update set (count, expires_at, ends, kept_ends) = (
      select greatest(kept - cardinality(kept_ends), 0) + greatest(maximum - cardinality(ends), 0),
        greatest(excluded.expires_at, counters.expires_at),
        case when cardinality(kept_ends) >= kept and cardinality(ends) < maximum
          then ends || excluded.expires_at else ends end,
        case when cardinality(kept_ends) < kept then kept_ends || excluded.expires_at else kept_ends end
      from (select ${each('maximum')} as maximum, ${each('kept')} as kept,
        ${held('ends', now)} as ends, ${held('kept_ends', now)} as kept_ends) counted)
    returning key, count, ends, kept_ends`;
});

/** Counts an attempt for each of them, where its maximum allows it. Resolves to the decisions, in their order. */
export async function takeFromRolling(
  db: SiteDatabase,
  wanted: readonly Wanted[],
  now: number,
): Promise<Rolled[]> {
  if (wanted.length === 0) return [];
  const rows = await attempts.rows(db, wanted, { now });
  return wanted.map(({ key, kept }) => {
    const row = rows.find((one) => one.key === key);
    if (!row) throw new Error('An attempt was not counted.');
    if (row.count > 0) return { left: row.count - 1 };
    const ends = kept > 0 ? [...row.ends, ...row.kept_ends] : row.ends;
    return { left: null, nextAt: Math.min(...ends.map(Number)) };
  });
}

/** Takes one attempt that ends at this time out of the row it was counted in. */
export async function releaseFromRolling(
  db: SiteDatabase,
  { key, expiresAt }: { key: string; expiresAt: number },
): Promise<void> {
  const without = (column: 'ends' | 'kept_ends') => sql<number[]>`array(
    select ended from unnest(${sql.ref(column)}) with ordinality as one(ended, nth)
    where nth is distinct from array_position(${sql.ref(column)}, ${expiresAt}))`;
  const isKept = sql<boolean>`array_position(kept_ends, ${expiresAt}) is not null`;
  await db
    .updateTable('counters')
    .set({
      ends: sql`case when ${isKept} then ends else ${without('ends')} end`,
      kept_ends: without('kept_ends'),
    })
    .where('key', '=', key)
    .modifyEnd(resultIgnored)
    .execute();
}
