import { isTransientOutage } from '@/server/http/unavailable';

export type DatabaseWatch = ReturnType<typeof makeDatabaseWatch>;

/**
 * Remembers whether this instance saw the database away. A reading can only be stored once it is back, and then says
 * what happened in between.
 */
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
