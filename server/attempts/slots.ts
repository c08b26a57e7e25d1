import type { Kysely } from 'kysely';
import type { Database } from '@/server/store/schema';

/**
 * Counts attempts in slots, one row each. An attempt takes a slot with a guarded statement, and the slot becomes free
 * again after the given time. So no window of that length, wherever it starts, holds more attempts than there are
 * slots. Some slots may be reserved for known browsers, so that strangers cannot use them all up.
 */
type Wanted = {
  key: string;
  now: number;
  expiresAt: number;
  /** Slots for anybody, and the reserved ones this caller may use, which are taken first. */
  anyone: number;
  kept: number;
};

/** The slot and how many more are free, or the milliseconds until one is. */
type Slot = { key: string; left: number } | { key: null; wait: number };

export async function takeSlot(
  db: Kysely<Database>,
  { key, now, expiresAt, anyone, kept }: Wanted,
): Promise<Slot> {
  const slots = [...slotKeys(`${key}:known`, kept), ...slotKeys(`${key}:anyone`, anyone)];
  const taken = await db
    .selectFrom('counters')
    .select(['key', 'expires_at'])
    .where('key', 'in', slots)
    .where('expires_at', '>', now)
    .execute();
  const held = new Set(taken.map((row) => row.key));
  const free = slots.filter((slot) => !held.has(slot));
  for (const [index, slot] of free.entries()) {
    if (await claim(db, slot, now, expiresAt)) return { key: slot, left: free.length - index - 1 };
  }
  return { key: null, wait: Math.min(...taken.map((row) => row.expires_at), expiresAt) - now };
}

function slotKeys(prefix: string, length: number): string[] {
  return Array.from({ length }, (_, index) => `${prefix}:${index}`);
}

/** One guarded statement: when two attempts want the same slot, only one gets it. */
async function claim(db: Kysely<Database>, key: string, now: number, expiresAt: number): Promise<boolean> {
  const row = await db
    .insertInto('counters')
    .values({ key, count: 1, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ expires_at: expiresAt }).where('counters.expires_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseSlot(
  db: Kysely<Database>,
  { key, expiresAt }: { key: string; expiresAt: number },
): Promise<void> {
  await db.deleteFrom('counters').where('key', '=', key).where('expires_at', '=', expiresAt).execute();
}
