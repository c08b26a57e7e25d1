import type { Kysely } from 'kysely';
import { resultIgnored } from '@/server/store/resultIgnored';
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
export type Slot = { key: string; left: number } | { key: null; wait: number };

/** Takes a slot for each of them: one statement reads the slots of all, and one claims those that were found free. */
export async function takeSlots(db: Kysely<Database>, wanted: readonly Wanted[]): Promise<Slot[]> {
  if (wanted.length === 0) return [];
  const now = Math.max(...wanted.map((one) => one.now));
  const taken = await db
    .selectFrom('counters')
    .select(['key', 'expires_at'])
    .where('key', 'in', wanted.flatMap(slotsOf))
    .where('expires_at', '>', now)
    .execute();
  const held = new Map(taken.map((row) => [row.key, row.expires_at]));
  const found = wanted.map((one) => ({ one, free: slotsOf(one).filter((slot) => !held.has(slot)) }));
  const claimed = await claim(
    db,
    found.flatMap(({ one, free: [key] }) => (key === undefined ? [] : { key, expiresAt: one.expiresAt })),
    now,
  );
  const slots: Slot[] = [];
  for (const { one, free } of found) {
    const [key] = free;
    if (key === undefined) slots.push({ key: null, wait: waitFor(one, held) });
    else if (claimed.has(key)) slots.push({ key, left: free.length - 1 });
    // Another call has just taken that one.
    else slots.push(...(await takeSlots(db, [one])));
  }
  return slots;
}

/** Until the first of the slots becomes free. */
function waitFor(one: Wanted, held: ReadonlyMap<string, number>): number {
  return Math.min(...slotsOf(one).map((slot) => held.get(slot) ?? one.expiresAt), one.expiresAt) - one.now;
}

function slotsOf({ key, kept, anyone }: Wanted): string[] {
  return [...slotKeys(`${key}:known`, kept), ...slotKeys(`${key}:anyone`, anyone)];
}

function slotKeys(prefix: string, length: number): string[] {
  return Array.from({ length }, (_, index) => `${prefix}:${index}`);
}

/** One guarded statement: when two attempts want the same slot, only one gets it. Resolves to the claimed keys. */
async function claim(
  db: Kysely<Database>,
  slots: readonly { key: string; expiresAt: number }[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (slots.length === 0) return new Set();
  const rows = await db
    .insertInto('counters')
    .values(slots.map(({ key, expiresAt }) => ({ key, count: 1, expires_at: expiresAt })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((row) => ({ expires_at: row.ref('excluded.expires_at') }))
        .where('counters.expires_at', '<=', now),
    )
    .returning('key')
    .execute();
  return new Set(rows.map(({ key }) => key));
}

export async function releaseSlots(
  db: Kysely<Database>,
  slots: readonly { key: string; expiresAt: number }[],
): Promise<void> {
  if (slots.length === 0) return;
  await db
    .deleteFrom('counters')
    .where((row) =>
      row.or(
        slots.map(({ key, expiresAt }) => row.and([row('key', '=', key), row('expires_at', '=', expiresAt)])),
      ),
    )
    .modifyEnd(resultIgnored)
    .execute();
}
