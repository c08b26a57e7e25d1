import { setTimeout as sleep } from 'node:timers/promises';
import { type Dialect, type Driver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type Libsql from 'libsql';
import AsyncLibsql from 'libsql/promise';
import { makeCommitGroups, type OuterTransaction } from './commitGroups';
import { type SharedFile, type SqliteConnection, sqliteConnection } from './sqliteConnection';

/** How long to wait for another process that writes to the file, and for how long at a time, in milliseconds. */
const lockTimeoutMs = 5000;
const lockPollMs = 2;
/** What one of these pauses counts at most: nobody is turned away because the machine stood still meanwhile. */
const maxCountedPauseMs = 20;

/**
 * The query builder's dialect for a SQLite file, with a driver of our own: the library's lets one caller at a time use
 * the file and flushes it for each of them. `open` opens the file once to write and once to read.
 */
export function sqliteDialect(open: () => Libsql.Database): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => sqliteDriver(open),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function sqliteDriver(open: () => Libsql.Database): Driver {
  let opened: SharedFile | null = null;
  function file(): SharedFile {
    if (!opened) throw new Error('The SQLite file is not open.');
    return opened;
  }
  const connections = new WeakMap<object, SqliteConnection>();
  function own(connection: object): SqliteConnection {
    const found = connections.get(connection);
    if (!found) throw new Error('This connection belongs to another driver.');
    return found;
  }
  return {
    async init() {
      opened = openShared(open);
    },
    async acquireConnection() {
      const connection = sqliteConnection(file());
      connections.set(connection, connection);
      return connection;
    },
    beginTransaction: (connection) => own(connection).begin(),
    commitTransaction: (connection) => own(connection).commit(),
    rollbackTransaction: (connection) => own(connection).rollback(),
    releaseConnection: async (connection) => own(connection).release(),
    async destroy() {
      const { groups, writer, reader } = file();
      await groups.enterAlone();
      reader.close();
      writer.close();
      groups.leaveAlone();
    },
  };
}

function openShared(open: () => Libsql.Database): SharedFile {
  const sqlite = open();
  const readOnly = open();
  readOnly.exec('pragma query_only = on');
  return {
    writer: sqlite,
    reader: readOnly,
    groups: makeCommitGroups(outerTransaction(sqlite)),
    isOpen: () => sqlite.inTransaction,
  };
}

function outerTransaction(sqlite: Libsql.Database): OuterTransaction {
  function undo(): void {
    if (sqlite.inTransaction) sqlite.exec('rollback');
  }
  return {
    async begin() {
      undo();
      let waited = 0;
      while (!tryToBegin(sqlite, waited >= lockTimeoutMs)) {
        const from = performance.now();
        await sleep(lockPollMs);
        waited += Math.min(performance.now() - from, maxCountedPauseMs);
      }
    },
    // On a thread of the library, so that requests are read and answered while this waits for the disk.
    commit: () => AsyncLibsql.prototype.exec.call(sqlite, 'commit'),
    abandon() {
      try {
        undo();
      } catch {
        // The next group tries again, and reports it.
      }
    },
    isOpen: () => sqlite.inTransaction,
  };
}

/**
 * Takes the write lock before anything is read that another process could change; false if another process has it.
 * SQLite would wait for it on this thread, where nothing could be answered meanwhile.
 */
function tryToBegin(sqlite: Libsql.Database, isLastTry: boolean): boolean {
  sqlite.exec('pragma busy_timeout = 0');
  try {
    sqlite.exec('begin immediate');
    return true;
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
    if (!isBusy || isLastTry) throw error;
    return false;
  } finally {
    sqlite.exec(`pragma busy_timeout = ${lockTimeoutMs}`);
  }
}
