import type Libsql from 'libsql';
import { LRUCache } from 'lru-cache';

/** More than all the service's queries; lists of different lengths and batches add further ones. */
const maxStatements = 300;

/**
 * From now on this SQLite file prepares each SQL text once. Preparing it for every call would take half of the call's
 * time and leave it in memory until the next full garbage collection, which stalls everything else.
 */
export function cacheStatements(sqlite: Libsql.Database): Libsql.Database {
  const statements = new LRUCache<string, Libsql.Statement>({ max: maxStatements });
  const prepare = sqlite.prepare.bind(sqlite);
  return Object.assign(sqlite, {
    prepare(sql: string) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
  });
}
