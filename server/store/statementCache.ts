import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Libsql from 'libsql';
import { LRUCache } from 'lru-cache';

/** More than all queries of the service; lists of several lengths and batches make further ones. */
const maxStatements = 300;

/**
 * A SQLite file for Kysely that prepares each text of SQL once. A statement made for one call would be half of its time,
 * and would wait in memory for the collector's next full turn, which holds everything else up.
 */
export function statementCache(sqlite: Libsql.Database): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: maxStatements });
  return {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = sqlite.prepare(sql) as unknown as SqliteStatement;
      statements.set(sql, statement);
      return statement;
    },
    close: () => sqlite.close(),
  };
}
