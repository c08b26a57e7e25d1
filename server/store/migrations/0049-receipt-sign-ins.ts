import type { Kysely } from 'kysely';

/** Which sign-ins a store's receipt opened that anybody who copied it can present again. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['authorization_codes', 'token_families', 'legacy_tokens'])
    await schema
      .alterTable(table)
      .addColumn('by_receipt', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
}
