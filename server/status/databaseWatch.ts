import { isTransientOutage } from '@/server/http/unavailable';

export type DatabaseWatch = ReturnType<typeof makeDatabaseWatch>;

/** Remembers that the database was away: a reading can be stored only afterward, and then says what happened. */
export function makeDatabaseWatch() {
  let away = false;
  return {
    /** Runs work on the database, and notes when that fails because the database is away. */
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      try {
        return await work();
      } catch (error) {
        if (isTransientOutage(error)) away = true;
        throw error;
      }
    },
    /** True when it was away since the last call. */
    takeAway(): boolean {
      const wasAway = away;
      away = false;
      return wasAway;
    },
  };
}
