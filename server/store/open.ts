import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import type { DatabaseConfig } from '@/server/config/config';
import { leasedPool, type OnProblem } from '@/server/store/connection/leasedPool';
import { PooledPostgresDialect } from '@/server/store/connection/pooledPostgresDialect';
import { openWithRetries } from '@/server/store/connection/retryConflicts';
import { makePrivateFile, makePrivateFolder } from './privateFiles';
import type { Database } from './schema';

const int8 = 20;
/** Our 64-bit integers are milliseconds and counts, all within JavaScript's safe integer range. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === int8 ? Number : pg.types.getTypeParser(id, format)),
};

/** How long to wait for a SQLite file that another process has locked, in milliseconds. */
const busyTimeout = 5000;

/**
 * Opens a SQLite file with a write-ahead log and a disk flush at every commit: what was acknowledged survives. Only the
 * owner can access the file; SQLite gives the same mode to the log it writes beside it.
 */
export function openSqliteFile(file: string): Libsql.Database {
  if (file !== ':memory:') {
    makePrivateFolder(dirname(file));
    makePrivateFile(file);
  }
  const sqlite = new Libsql(file);
  sqlite.exec(`pragma busy_timeout = ${busyTimeout}`);
  startWriteAheadLog(sqlite);
  sqlite.exec('pragma synchronous = full');
  // Requests wait for the commit that copies the log into the file, so this happens often, a megabyte at a time. A log
  // that grew during a long read is truncated afterward, so that its size shows how much is waiting to be copied.
  sqlite.exec('pragma wal_autocheckpoint = 256');
  sqlite.exec('pragma journal_size_limit = 4194304');
  return sqlite;
}

// SQLite does not wait here by itself, so when two processes open a new file at once, one of them would fail.
function startWriteAheadLog(sqlite: Libsql.Database): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const deadline = Date.now() + busyTimeout;
  for (;;) {
    try {
      sqlite.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (!/database is locked/.test(String(error)) || Date.now() > deadline) throw error;
      Atomics.wait(pause, 0, 0, 10);
    }
  }
}

/** How long a query may take, in milliseconds; 0 means no limit. */
type Timeouts = { query: number };
const defaultTimeouts: Timeouts = { query: 10_000 };

/** So many calls keep one connection busy; more would only make each other late. */
const callsPerConnection = 4;

export type OpenDatabase = {
  database: Kysely<Database>;
  /** How many more calls it can take on while so many are at work. */
  room: (working: number) => number;
};

/** Opens the PostgreSQL at this address. Connections are made when the first query runs. */
export function openDatabase(...values: Parameters<typeof openWithRoom>): Kysely<Database> {
  return openWithRoom(...values).database;
}

/** The same, together with how busy it is. */
export function openWithRoom(
  config: DatabaseConfig,
  onProblem: OnProblem,
  timeouts: Timeouts = defaultTimeouts,
): OpenDatabase {
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
  // An idle connection that dies is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => onProblem(error, 'database connection lost'));
  return {
    database: openWithRetries(
      new PooledPostgresDialect({ pool: leasedPool(pool, config.poolSize, onProblem) }),
    ),
    // No more may wait for a connection than there are.
    room: (working) =>
      Math.min(callsPerConnection * config.poolSize - working, config.poolSize - pool.waitingCount),
  };
}
