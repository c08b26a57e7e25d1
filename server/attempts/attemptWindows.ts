import { sql } from 'kysely';
import { clockDifference } from '@/server/clock';
import { prepareListQuery, prepareQuery } from '@/server/store/preparedQuery';
import type { SiteDatabase } from '@/server/store/schema';

/** Counts attempts in a window that the first attempt opens: one row, and one statement per attempt. */
type Window = { key: string; now: number; expiresAt: number };

/** The latest end that a count of such a window can have: a later one was written under a wrong clock and has ended. */
function latestEnd({ now, expiresAt }: Pick<Window, 'now' | 'expiresAt'>): number {
  return expiresAt + Math.max(expiresAt - now, clockDifference);
}

/** Counts one more attempt. The count starts over when its window has ended. */
export async function countInWindow(
  db: SiteDatabase,
  window: Window,
): Promise<{ count: number; expires_at: number }> {
  const counted = await oneMore.first(db, { ...window, latest: latestEnd(window) });
  if (!counted) throw new Error('An attempt was not counted.');
  return counted;
}

type CountedWindow = Window & { latest: number };

const oneMore = prepareQuery((db, { key, now, expiresAt, latest }: CountedWindow) =>
  db
    .insertInto('counters')
    .values({ key, count: 1, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(countedAt(now, latest)))
    .returning(['count', 'expires_at']),
);

/** What an attempt makes of a window that has a row. */
function countedAt(now: number, latest: number) {
  const runs = sql`counters.expires_at > ${now} and counters.expires_at <= ${latest}`;
  return {
    count: sql<number>`case when ${runs} then counters.count + 1 else 1 end`,
    expires_at: sql<number>`case when ${runs} then counters.expires_at else excluded.expires_at end`,
  };
}

/** Counts in both windows at once, in the second only if the first had fewer than `maximum`. Resolves to their rows. */
export function countInBoth(
  db: SiteDatabase,
  { maximum, ...first }: Window & { maximum: number },
  second: Window,
): Promise<{ key: string; count: number; expires_at: number }[]> {
  return oneMoreInBoth.rows(db, {
    ...{ ...first, maximum, latest: latestEnd(first) },
    ...{ secondKey: second.key, secondExpiresAt: second.expiresAt },
  });
}

type BothWindows = CountedWindow & { maximum: number; secondKey: string; secondExpiresAt: number };

const oneMoreInBoth = prepareQuery(
  (_, { key, expiresAt, now, latest, maximum, secondKey, secondExpiresAt }: BothWindows) => {
    const counted = countedAt(now, latest);
    const row = (of: string, until: number) => sql`select cast(${of} as text), 1, cast(${until} as bigint)`;
    return sql<{ key: string; count: number; expires_at: number }>`insert into counters
      (key, count, expires_at)
      ${row(key, expiresAt)} union all ${row(secondKey, secondExpiresAt)}
      where not exists (
        select 1 from counters
        where key = ${key} and expires_at > ${now} and expires_at <= ${latest} and count >= ${maximum}
      )
      on conflict (key) do update set count = ${counted.count}, expires_at = ${counted.expires_at}
      returning key, count, expires_at`;
  },
);

/** Without a condition for the end, for which PostgreSQL might take the index of ends in place of the keys. */
const counters = prepareListQuery((db, wanted: { key: string }[]) =>
  db
    .selectFrom('counters')
    .select(['key', 'count', 'expires_at'])
    .where(
      'key',
      'in',
      wanted.map(({ key }) => key),
    ),
);

/** The numbers of attempts counted in windows of this moment that haven't ended, in their order. */
export async function readWindows(db: SiteDatabase, windows: readonly Window[]): Promise<number[]> {
  const rows = await counters.rows(
    db,
    windows.map(({ key }) => ({ key })),
    {},
  );
  return windows.map((window) => {
    const row = rows.find(({ key }) => key === window.key);
    const runs = row && row.expires_at > window.now && row.expires_at <= latestEnd(window);
    return runs ? row.count : 0;
  });
}

/** Starts a window with this count. */
export async function openWindow(
  db: SiteDatabase,
  { key, expiresAt, count }: { key: string; expiresAt: number; count: number },
): Promise<void> {
  const values = { count, expires_at: expiresAt };
  await db
    .insertInto('counters')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

/** Takes one attempt back out of the window it was counted in. */
export async function releaseFromWindow(
  db: SiteDatabase,
  { key, expiresAt }: { key: string; expiresAt: number },
): Promise<void> {
  await db
    .updateTable('counters')
    .set((counter) => ({ count: counter('count', '-', 1) }))
    .where('key', '=', key)
    .where('expires_at', '=', expiresAt)
    .where('count', '>', 0)
    .execute();
}
