import { type Kysely, sql } from 'kysely';

/** For deleting accounts, and for mails that failed for good, which are few and pruned by age. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('one_time_codes_account_id')
    .on('one_time_codes')
    .column('account_id')
    .execute();
  await sql`create index outbox_failed_at on outbox (failed_at) where failed_at is not null`.execute(
    database,
  );
}
