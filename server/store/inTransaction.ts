import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema';

/**
 * Runs `work` as one transaction. It gets the same services, whose database is the transaction. Callers give them the name
 * of the outer ones, which can then not be used within by mistake. `work` may run several times (`retryConflicts`), each
 * time with a transaction of its own.
 */
export function inTransaction<Services extends { database: Kysely<Database> }, Result>(
  services: Services,
  work: (within: Services & { database: Transaction<Database> }) => Promise<Result>,
): Promise<Result> {
  return services.database.transaction().execute((database) => work({ ...services, database }));
}
