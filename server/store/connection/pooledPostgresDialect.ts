import { PostgresAdapter, PostgresDialect } from 'kysely';

/**
 * PostgreSQL as the query builder sees it, without the lock that its migrator takes for a session. Behind a pooler that
 * hands out connections by the transaction, such a lock stays behind on a connection that belongs to somebody else, and
 * distributed databases have none. Migrations take a lock of their own (`migrationLock`).
 */
export class PooledPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new AdapterWithoutLock();
  }
}

class AdapterWithoutLock extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
