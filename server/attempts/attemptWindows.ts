import { type Kysely, sql } from 'kysely';
import type { Database } from '@/server/store/schema';

/** Counts attempts in a window that the first attempt opens: one row, and one statement per attempt. */
type Window = { key: string; now: number; expiresAt: number };

/** Counts one more attempt. The count starts over when its window has ended. */
export function countInWindow(db: Kysely<Database>, { key, now, expiresAt }: Window) {
  return db
    .insertInto('counters')
    .values({ key, count: 1, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(countedAt(now)))
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow();
}

/** What an attempt makes of a window that has a row. */
function countedAt(now: number) {
  return {
    count: sql<number>`case when counters.expires_at <= ${now} then 1 else counters.count + 1 end`,
    expires_at: sql<number>`case when counters.expires_at <= ${now} then excluded.expires_at
      else counters.expires_at end`,
  };
}

/**
 * Counts an attempt in both windows with one statement. The second counts it only if the first had fewer than `maximum`
 * when the statement began. Resolves to the rows of the windows that counted.
 */
export async function countInBoth(
  db: Kysely<Database>,
  first: Window & { maximum: number },
  second: Window,
): Promise<{ key: string; count: number; expires_at: number }[]> {
  const { now } = first;
  const counted = countedAt(now);
  const row = ({ key, expiresAt }: Window) =>
    sql`select cast(${key} as text), 1, cast(${expiresAt} as bigint)`;
  const { rows } = await sql<{ key: string; count: number; expires_at: number }>`insert into counters
    (key, count, expires_at)
    ${row(first)} union all ${row(second)}
    where not exists (
      select 1 from counters
      where key = ${first.key} and expires_at > ${now} and count >= ${first.maximum}
    )
    on conflict (key) do update set count = ${counted.count}, expires_at = ${counted.expires_at}
    returning key, count, expires_at`.execute(db);
  return rows;
}

/** The numbers of attempts counted in the current windows, in the order of the keys. */
export async function readWindows(
  db: Kysely<Database>,
  keys: readonly string[],
  now: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('counters')
    .select(['key', 'count'])
    .where('key', 'in', keys)
    .where('expires_at', '>', now)
    .execute();
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  return keys.map((key) => counts.get(key) ?? 0);
}

/** Starts a window with this count. */
export async function openWindow(
  db: Kysely<Database>,
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
  db: Kysely<Database>,
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
