import type { Kysely } from 'kysely';

/**
 * A sign-in names the kind of its browser or app and its system, by one word each, and an authorization code whether
 * its redemption is told to the account's email address. A version still running during the upgrade writes neither:
 * its sign-ins are then named by their platform, and nobody is told of them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('token_families').addColumn('kind', 'text').execute();
  await schema.alterTable('token_families').addColumn('system', 'text').execute();
  await schema
    .alterTable('authorization_codes')
    .addColumn('tells_owner', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
