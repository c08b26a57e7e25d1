import type { Kysely } from 'kysely';
import type { TableIndex } from '../tableIndexes';

/** Who is signed in at the operators' pages, on every instance. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('operator_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('id_token', 'text')
    .execute();
}

export const indexes: readonly TableIndex[] = [
  { name: 'operator_sessions_time', on: 'operator_sessions (ends_at)' },
];
