import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DatabaseConfig } from '@/server/config/config';
import { migrate } from './migrate';
import { openDatabase } from './open';

/**
 * A migration that waits for a table on PostgreSQL has everybody else wait behind it. So it gives way after this long, in
 * milliseconds, and tries again after a pause in which the others go on.
 */
const lockPatience = 1000;
const pauseBetween = 2000;
const tries = 300;
/** What PostgreSQL says when a lock was not to be had in time. */
const lockNotAvailable = '55P03';

/**
 * Migrates before the site takes its first call, on connections of its own: building an index over a large table may take
 * longer than any query of a call.
 */
export async function migrateAtStart(config: DatabaseConfig, log: Logger): Promise<void> {
  const database = openDatabase(config, (error) => log.warn({ err: error }, 'database connection lost'), {
    query: 0,
    lock: lockPatience,
  });
  try {
    for (let tried = 1; ; tried += 1) {
      try {
        return await migrate(database);
      } catch (error) {
        if (!isLocked(error) || tried === tries) throw error;
        log.warn('the migration waits until a table is free');
        await sleep(pauseBetween);
      }
    }
  } finally {
    await database.destroy();
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockNotAvailable;
}
