import { isTransientOutage } from '@/server/http/unavailable';

/**
 * Remembers whether this instance saw the database away. A reading can only be stored once it is back, and then says
 * what happened in between.
 */
export type DatabaseWatch = {
  /** Runs work on the database, and notes when that fails because the database is away. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  /** True when it was away since the last call. */
  takeAway(): boolean;
};

export function makeDatabaseWatch(): DatabaseWatch {
  let away = false;
  return {
    async during(work) {
      try {
        return await work();
      } catch (error) {
        if (isTransientOutage(error)) away = true;
        throw error;
      }
    },
    takeAway() {
      const wasAway = away;
      away = false;
      return wasAway;
    },
  };
}
