import type { Kysely } from 'kysely';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { tooMany } from './limits';
import { type BudgetName, budgets } from './limitTable';

/**
 * A budget is a number of slots. Whoever uses it takes one by a guarded statement, and the slot is free again when the
 * window has passed since then: no window, wherever it begins, holds more uses than there are slots. Some slots are kept
 * for browsers that are known, so that strangers cannot use all of them up.
 */
export type Slot = { key: string; expiresAt: number };

type Use = {
  budget: BudgetName;
  /** Whose budget it is: an account or an address. */
  subject: string;
  /** True for a browser that may use the kept slots, which it does first. */
  known: boolean;
};

/** A slot, or null with the milliseconds until one is free for this use. */
type Taken = { slot: Slot; wait: null } | { slot: null; wait: number };

export async function takeSlot(
  db: Kysely<Database>,
  services: Services,
  { budget, subject, known }: Use,
): Promise<Taken> {
  const { anyone, known: kept, windowSeconds } = budgets[budget];
  const now = services.clock.now();
  const expiresAt = now + windowSeconds * 1000;
  const hash = services.secrets.keyedHash(`budget-${budget}`, subject);
  const keys = [...slotKeys('known', known ? kept : 0), ...slotKeys('anyone', anyone)].map(
    (name) => `${budget}:${hash}:${name}`,
  );
  const taken = await db
    .selectFrom('counters')
    .select(['key', 'expires_at'])
    .where('key', 'in', keys)
    .where('expires_at', '>', now)
    .execute();
  const held = new Set(taken.map(({ key }) => key));
  for (const key of keys) {
    if (!held.has(key) && (await claim(db, key, now, expiresAt)))
      return { slot: { key, expiresAt }, wait: null };
  }
  return { slot: null, wait: Math.min(...taken.map((slot) => slot.expires_at), expiresAt) - now };
}

/** @throws ApiError too_many_requests with the seconds until a slot is free */
export async function requireSlot(db: Kysely<Database>, services: Services, use: Use): Promise<Slot> {
  const { slot, wait } = await takeSlot(db, services, use);
  if (slot === null) throw tooMany(wait, 'address_limit');
  return slot;
}

function slotKeys(part: 'anyone' | 'known', length: number): string[] {
  return Array.from({ length }, (_, index) => `${part}:${index}`);
}

/** One guarded statement: of two uses that want one slot, one gets it. */
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

/** Gives a slot back. */
export async function releaseSlot(db: Kysely<Database>, { key, expiresAt }: Slot): Promise<void> {
  await db.deleteFrom('counters').where('key', '=', key).where('expires_at', '=', expiresAt).execute();
}
