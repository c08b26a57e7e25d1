import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DatabaseConfig } from '@/server/config/config';
import { buildIndexes, changeTables } from './migrate';
import { openDatabase } from './open';
import type { SiteDatabase } from './schema';

/** A waiting migration makes all others wait, so it gives up after so many milliseconds, and tries again later. */
const lockTimeoutMs = 1000;
const pauseBetween = 2000;
const tries = 300;
/** PostgreSQL's code for a lock that was not available in time. */
const lockNotAvailable = '55P03';

/**
 * Migrates before the site accepts its first call, on separate connections: building an index on a large table may take
 * longer than any call's query. Nobody waits for that build, so it may wait for others.
 */
export async function migrateAtStart(config: DatabaseConfig, log: Logger): Promise<void> {
  await onConnections(config, log, async (database) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await changeTables(database, undefined, lockTimeoutMs);
      } catch (error) {
        if (!isLocked(error) || tried === tries) throw error;
        log.warn('the migration is waiting for a table to be free');
        await sleep(pauseBetween);
      }
    }
  });
  await onConnections(config, log, buildIndexes);
}

async function onConnections(
  config: DatabaseConfig,
  log: Logger,
  work: (database: SiteDatabase) => Promise<void>,
): Promise<void> {
  const onProblem = (error: Error, what: string) => log.warn({ err: error }, what);
  // While building an index, its lock is held on a second connection.
  const pool = { ...config, poolSize: Math.max(2, config.poolSize) };
  const database = openDatabase(pool, onProblem, { query: 0 });
  try {
    await work(database);
  } finally {
    await database.destroy();
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockNotAvailable;
}
