import type { Kysely } from 'kysely';
import type { TableIndex } from '../tableIndexes';

/** Locks with a name, for what no row of another table stands for (`server/store/namedLock`). */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('named_locks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('taken_at', 'bigint', (column) => column.notNull())
    .execute();
}

export const indexes: readonly TableIndex[] = [{ name: 'named_locks_taken', on: 'named_locks (taken_at)' }];
