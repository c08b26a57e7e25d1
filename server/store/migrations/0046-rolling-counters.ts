import { type Kysely, sql } from 'kysely';

/** The ends of the attempts that a rolling limit counts, in one row for each of its subjects. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('counters')
    .addColumn('ends', sql`bigint[]`)
    .addColumn('kept_ends', sql`bigint[]`)
    .execute();
}
