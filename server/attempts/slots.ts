import type { Kysely } from 'kysely';
import { prepareListQuery } from '@/server/store/preparedQuery';
import { resultIgnored } from '@/server/store/resultIgnored';
import type { Database } from '@/server/store/schema';
import { latestEnd, readCounters } from './attemptWindows';

/**
 * Counts attempts in slots, one row each: a guarded statement takes one, and it becomes free after the given time. So no
 * window of that length holds more attempts than slots, some of which may be reserved for known browsers.
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
  const bounds = {
    now: Math.max(...wanted.map((one) => one.now)),
    latest: Math.max(...wanted.map(latestEnd)),
  };
  const all = wanted.map((one) => ({ one, slots: slotsOf(one) }));
  const rows = await readCounters(
    db,
    all.flatMap(({ slots }) => slots),
  );
  const heldUntil = new Map<string, number>();
  for (const [key, { expires_at: end }] of rows)
    if (end > bounds.now && end <= bounds.latest) heldUntil.set(key, end);
  const found = all.map((one) => ({ ...one, free: one.slots.filter((slot) => !heldUntil.has(slot)) }));
  const claimed = await claim(
    db,
    found.flatMap(({ one, free: [key] }) => (key === undefined ? [] : { key, expiresAt: one.expiresAt })),
    bounds,
  );
  const slots: Slot[] = [];
  for (const { one, slots: own, free } of found) {
    const [key] = free;
    if (key === undefined) slots.push({ key: null, wait: waitFor(one, own, heldUntil) });
    else if (claimed.has(key)) slots.push({ key, left: free.length - 1 });
    // Another call has just taken that one.
    else slots.push(...(await takeSlots(db, [one])));
  }
  return slots;
}

/** A slot is held while its end lies between these. */
type Bounds = { now: number; latest: number };

/** Until the first of the slots becomes free. */
function waitFor(
  { now, expiresAt }: Wanted,
  slots: readonly string[],
  heldUntil: ReadonlyMap<string, number>,
): number {
  return Math.min(...slots.map((slot) => heldUntil.get(slot) ?? expiresAt), expiresAt) - now;
}

function slotsOf({ key, kept, anyone }: Wanted): string[] {
  return [...slotKeys(`${key}:known`, kept), ...slotKeys(`${key}:anyone`, anyone)];
}

function slotKeys(prefix: string, length: number): string[] {
  return Array.from({ length }, (_, index) => `${prefix}:${index}`);
}

type HeldSlot = { key: string; expiresAt: number };

const claims = prepareListQuery((db, slots: HeldSlot[], { now, latest }: Bounds) =>
  db
    .insertInto('counters')
    .values(slots.map(({ key, expiresAt }) => ({ key, count: 1, expires_at: expiresAt })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((row) => ({ expires_at: row.ref('excluded.expires_at') }))
        .where(({ or, eb }) =>
          or([eb('counters.expires_at', '<=', now), eb('counters.expires_at', '>', latest)]),
        ),
    )
    .returning('key'),
);

/** One guarded statement: when two attempts want the same slot, only one gets it. Resolves to the claimed keys. */
async function claim(
  db: Kysely<Database>,
  slots: readonly HeldSlot[],
  bounds: Bounds,
): Promise<ReadonlySet<string>> {
  if (slots.length === 0) return new Set();
  const rows = await claims.rows(db, slots, bounds);
  return new Set(rows.map(({ key }) => key));
}

const releases = prepareListQuery((db, slots: HeldSlot[]) =>
  db
    .deleteFrom('counters')
    .where((row) =>
      row.or(
        slots.map(({ key, expiresAt }) => row.and([row('key', '=', key), row('expires_at', '=', expiresAt)])),
      ),
    )
    .modifyEnd(resultIgnored),
);

export async function releaseSlots(db: Kysely<Database>, slots: readonly HeldSlot[]): Promise<void> {
  if (slots.length > 0) await releases.rows(db, slots, {});
}
