import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
  type SqliteDatabase,
} from 'kysely';
import type { CommitGroups } from './commitGroups';

/** A SQLite file, shared by everything in this process. */
export type SharedFile = {
  /** Writes, one call at a time. */
  writer: SqliteDatabase;
  /** Reads, even while a group is open or being flushed: it only sees what is on the disk for good. */
  reader: SqliteDatabase;
  groups: CommitGroups;
  /** Whether the writer has a transaction open. */
  isOpen(): boolean;
};

export type SqliteConnection = DatabaseConnection & {
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  release(): void;
};

/**
 * One user's way to a SQLite file. A single reading statement is run at once. A single writing statement and a
 * transaction each take a turn in a group that is committed together. Anything else, such as a pragma or a migration's
 * own transaction, has the file to itself.
 */
export function sqliteConnection({ writer, reader, groups, isOpen }: SharedFile): SqliteConnection {
  let holds: 'nothing' | 'savepoint' | 'file' = 'nothing';

  function runInGroup<Row>(query: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const broken = groups.brokenBy();
    // Without its transaction, SQLite would commit each further statement by itself.
    if (broken) throw broken.error;
    try {
      return run(writer, query);
    } catch (error) {
      groups.statementFailed(error);
      throw error;
    }
  }

  async function runAsCall<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await groups.enter();
    try {
      return runInGroup(query);
    } finally {
      await groups.leave();
    }
  }

  function runAlone<Row>(query: CompiledQuery): QueryResult<Row> {
    try {
      return run(writer, query);
    } finally {
      if (!isOpen()) leaveFile();
    }
  }

  function leaveFile(): void {
    holds = 'nothing';
    groups.leaveAlone();
  }

  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (holds === 'savepoint') return runInGroup(query);
      if (holds === 'file') return runAlone(query);
      const kind = kindOf(query);
      if (kind === 'read') return run(reader, query);
      if (kind === 'write') return runAsCall(query);
      await groups.enterAlone();
      holds = 'file';
      return runAlone(query);
    },
    streamQuery() {
      throw new Error('This service streams no rows.');
    },
    async begin() {
      await groups.enter();
      try {
        runInGroup(statement('savepoint call'));
        holds = 'savepoint';
      } catch (error) {
        await groups.leave();
        throw error;
      }
    },
    async commit() {
      runInGroup(statement('release call'));
      holds = 'nothing';
      await groups.leave();
    },
    async rollback() {
      // A commit that failed has ended the call already.
      if (holds !== 'savepoint') return;
      holds = 'nothing';
      try {
        if (!groups.brokenBy()) {
          runInGroup(statement('rollback to call'));
          runInGroup(statement('release call'));
        }
      } finally {
        await groups.leave();
      }
    },
    release() {
      if (holds !== 'file') return;
      run(writer, statement('rollback'));
      leaveFile();
    },
  };
}

function statement(sql: string): Pick<CompiledQuery, 'sql' | 'parameters'> {
  return { sql, parameters: [] };
}

/** A writing statement taken for a reading one would fail: the reader's connection refuses to write. */
function kindOf({ sql, query }: CompiledQuery): 'read' | 'write' | 'other' {
  if (SelectQueryNode.is(query) || /^\s*(?:select|values|explain)\b/i.test(sql)) return 'read';
  return /^\s*(?:insert|update|delete|replace|with)\b/i.test(sql) ? 'write' : 'other';
}

function run<Row>(
  file: SqliteDatabase,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): QueryResult<Row> {
  const prepared = file.prepare(sql);
  // The query builder knows the types of its rows; SQLite does not.
  if (prepared.reader) return { rows: prepared.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = prepared.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}
