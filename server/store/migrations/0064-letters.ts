import type { Kysely } from 'kysely';
import type { TableIndex } from '../tableIndexes';

/** Letters to many readers, and how far each has been sent. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('contents', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('draft'))
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_by', 'text')
    .addColumn('begun_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('next_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('position', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('counts', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}

export const indexes: readonly TableIndex[] = [
  { name: 'letters_state', on: 'letters (state, begun_at)' },
  { name: 'letters_written_at', on: 'letters (written_at)' },
  {
    name: 'outbox_letters',
    on: "outbox (send_after) where template = 'letter' and sent_at is null and failed_at is null",
  },
];
