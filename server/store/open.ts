import { PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseConfig } from '@/server/config/config';
import { leasedPool, type OnProblem } from '@/server/store/connection/leasedPool';
import { openWithRetries } from '@/server/store/connection/retryConflicts';
import type { SiteDatabase } from './schema';

const int8 = 20;
/** Our 64-bit integers are milliseconds and counts, all within JavaScript's safe integer range. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === int8 ? Number : pg.types.getTypeParser(id, format)),
};

/** How long a query may take, in milliseconds; 0 means no limit. */
type Timeouts = { query: number };
const defaultTimeouts: Timeouts = { query: 10_000 };

/** So many calls keep one connection busy; more would only make each other late. */
const callsPerConnection = 4;

/** Opens the PostgreSQL at this address. Connections are made when the first query runs. */
export function openDatabase(...values: Parameters<typeof openWithRoom>): SiteDatabase {
  return openWithRoom(...values).database;
}

/** The same, together with how busy it is. */
export function openWithRoom(
  config: DatabaseConfig,
  onProblem: OnProblem,
  timeouts: Timeouts = defaultTimeouts,
) {
  const pool = new pg.Pool({
    connectionString: config.url,
    max: config.poolSize,
    types,
    pipeline: true,
    connectionTimeoutMillis: 3000,
    query_timeout: timeouts.query,
    idleTimeoutMillis: 30_000,
    // Building an index says nothing for as long as it takes, and many networks forget a connection after minutes. A
    // start would then wait forever for the end of the build.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
  });
  // An idle connection that dies is replaced at the next query; without a listener it would end the process. A server that
  // ends right after its last client may break off the goodbye.
  pool.on('error', (error) => {
    if (!pool.ending) onProblem(error, 'database connection lost');
  });
  return {
    database: openWithRetries(
      new PooledPostgresDialect({ pool: leasedPool(pool, config.poolSize, onProblem) }),
    ),
    // No more may wait for a connection than there are.
    /** How many more calls it can take on while so many are at work. */
    room: (working: number) =>
      Math.min(callsPerConnection * config.poolSize - working, config.poolSize - pool.waitingCount),
  };
}

/**
 * PostgreSQL as the query builder sees it, without the lock that its migrator takes for a session. Behind a pooler that
 * hands out connections by the transaction, such a lock stays behind on a connection that belongs to somebody else, and
 * distributed databases have none. Migrations take a lock of their own (`migrationLock`).
 */
class PooledPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new AdapterWithoutLock();
  }
}

class AdapterWithoutLock extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
