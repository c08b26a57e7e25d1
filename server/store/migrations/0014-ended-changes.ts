import { type Kysely, sql } from 'kysely';

/** Changes of address by the time they end, so that those which can still be undone are not read on the way. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index email_changes_never_confirmed on email_changes (expires_at)
    where undo_expires_at is null`.execute(database);
  await sql`create index email_changes_undo_expires_at on email_changes (undo_expires_at)
    where undo_expires_at is not null`.execute(database);
}
