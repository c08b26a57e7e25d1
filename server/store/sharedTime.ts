import { type RawBuilder, sql } from 'kysely';
import { type Clock, systemClock } from '@/server/clock';

/** The time here: of the service clock, and how far that is turned from the machine's, in tests and in the sandbox. */
export type LocalTime = { now: number; turned: number };

export function localTime(clock: Clock): LocalTime {
  const now = clock.now();
  return { now, turned: now - systemClock.now() };
}

/**
 * When the transaction with this expression began, in milliseconds since the epoch, by the clock of the database. A short
 * window that one instance opens and another closes needs it, because the clocks of two machines differ.
 */
export function sharedTime({ turned }: LocalTime): RawBuilder<number> {
  return sql<number>`(extract(epoch from now()) * 1000)::bigint + ${turned}`;
}
