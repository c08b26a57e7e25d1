import type { Kysely } from 'kysely';

/** What a standard client wants back beside its authorization code. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('auth_sessions').addColumn('state', 'text').execute();
}
