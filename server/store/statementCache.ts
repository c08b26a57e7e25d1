import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Libsql from 'libsql';
import { LRUCache } from 'lru-cache';

/** More than all the service's queries; lists of different lengths and batches add further ones. */
const maxStatements = 300;

/**
 * A SQLite file for Kysely that prepares each SQL text once. Preparing it for every call would take half of the call's
 * time and leave it in memory until the next full garbage collection, which stalls everything else.
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
