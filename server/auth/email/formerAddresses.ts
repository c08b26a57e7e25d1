import type { Kysely } from 'kysely';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';

/** An email address the account had, and until when it can undo the change, in milliseconds. */
export type FormerAddress = { email: string; undoUntil: number };

/**
 * The email addresses that can still undo a change or removal, longest replaced first. Undoing the first of them also
 * reverts every later change, so it outranks the others.
 */
export async function formerAddresses(
  database: Kysely<Database>,
  services: Pick<Services, 'clock'>,
  accountId: string,
): Promise<FormerAddress[]> {
  const rows = await database
    .selectFrom('email_changes')
    .select(['old_email', 'undo_expires_at'])
    .where('account_id', '=', accountId)
    .where('undo_expires_at', '>', services.clock.now())
    .where('undone_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ old_email: email, undo_expires_at: undoUntil }) =>
    email === null || undoUntil === null ? [] : [{ email, undoUntil }],
  );
}
