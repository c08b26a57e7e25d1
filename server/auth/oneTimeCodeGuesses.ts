import { day } from '@/server/clock';
import { tooMany } from '@/server/http/limits';
import type { Services } from '@/server/services';

/**
 * The account's budget of wrong codes: ten in any twenty-four hours, across codes, sessions, addresses, purposes and
 * both generations of the API, however often a code is sent again. Each try takes one of ten slots before its code is
 * compared; a right code gives its slot back, a wrong one keeps it for a day.
 */
const slots = 10;
const slotLifetime = day;

/** A taken slot, to give back when the code was right. */
export type Guess = { key: string; expiresAt: number };

/**
 * Takes a slot. `subject` names the account, or the address when no account has it.
 * @throws ApiError too_many_requests with the seconds until a slot is free.
 */
export async function takeGuess(services: Services, subject: string): Promise<Guess> {
  const now = services.clock.now();
  const hash = services.secrets.keyedHash('one-time-code-guesses', subject);
  const keys = Array.from({ length: slots }, (_, index) => `guess:${hash}:${index}`);
  const taken = await services.database
    .selectFrom('counters')
    .select(['key', 'expires_at'])
    .where('key', 'in', keys)
    .where('expires_at', '>', now)
    .execute();
  const free = keys.filter((key) => !taken.some((slot) => slot.key === key));
  for (const key of free) {
    const expiresAt = now + slotLifetime;
    if (await claim(services, key, now, expiresAt)) return { key, expiresAt };
  }
  const nextFree = Math.min(...taken.map((slot) => slot.expires_at), now + slotLifetime);
  throw tooMany(nextFree - now);
}

/** One guarded statement: of two tries that want one slot, one gets it. */
async function claim(services: Services, key: string, now: number, expiresAt: number): Promise<boolean> {
  const row = await services.database
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
export async function releaseGuess(services: Services, guess: Guess): Promise<void> {
  await services.database
    .deleteFrom('counters')
    .where('key', '=', guess.key)
    .where('expires_at', '=', guess.expiresAt)
    .execute();
}
