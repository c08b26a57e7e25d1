import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { type Clock, systemClock } from '@/server/clock';
import type { Database } from './schema';

/** The time here: of the service clock, and how far that is turned from the machine's, in tests and in the sandbox. */
export type LocalTime = { now: number; turned: number };

export function localTime(clock: Clock): LocalTime {
  const now = clock.now();
  return { now, turned: now - systemClock.now() };
}

/**
 * When the transaction with this expression began, in milliseconds since the epoch, by a clock that all instances share. A
 * short window that one instance opens and another closes needs it, because the clocks of two machines differ. On
 * PostgreSQL it is the clock of the database; a SQLite file stays on one machine.
 */
export function sharedTime(db: Kysely<Database>, { now, turned }: LocalTime): RawBuilder<number> {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<number>`(extract(epoch from now()) * 1000)::bigint + ${turned}`
    : sql<number>`${now}`;
}
