import { type Kysely, sql } from 'kysely';
import type { Database } from '@/server/store/schema';

/** Counts attempts in a window that the first attempt opens: one row, and one statement per attempt. */
type Window = { key: string; now: number; expiresAt: number };

/** Counts one more attempt. The count starts over when its window has ended. */
export function countInWindow(db: Kysely<Database>, { key, now, expiresAt }: Window) {
  return db
    .insertInto('counters')
    .values({ key, count: 1, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when counters.expires_at <= ${now} then 1 else counters.count + 1 end`,
        expires_at: sql`case when counters.expires_at <= ${now} then excluded.expires_at
          else counters.expires_at end`,
      }),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow();
}

/** The number of attempts counted in the current window. */
export async function readWindow(db: Kysely<Database>, key: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('counters')
    .select('count')
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.count ?? 0;
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
