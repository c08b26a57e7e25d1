import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Libsql from 'libsql';

/** More than all queries of the service; lists of several lengths and batches make further ones. */
const most = 300;

/**
 * A SQLite file for Kysely that prepares each text of SQL once. A statement made for one call would be half of its time,
 * and would wait in memory for the collector's next full turn, which holds everything else up.
 */
export function statementCache(sqlite: Libsql.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const statement = kept.get(sql) ?? (sqlite.prepare(sql) as unknown as SqliteStatement);
      // What was used last stands last; the first one goes.
      kept.delete(sql);
      kept.set(sql, statement);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
    close: () => sqlite.close(),
  };
}
