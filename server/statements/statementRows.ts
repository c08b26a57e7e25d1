import { day } from '@/server/clock';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import type { RowOf } from '@/server/store/schema';

/** How long a link confirms a statement. It counts from when that was submitted, so its own time may be over by then. */
export const linkDays = 14;

export type StatementRow = RowOf<'statements'>;

/** The statement that a link confirms, or has confirmed; null when there is none, or the link is too old. */
export async function statementOf(
  { clock, database }: Services,
  token: string,
): Promise<StatementRow | null> {
  const found = await database
    .selectFrom('statements')
    .selectAll()
    .where('token_hash', '=', digest(token))
    .where('account_id', '!=', '')
    .where('submitted_at', '>', clock.now() - linkDays * day)
    .executeTakeFirst();
  return found ?? null;
}

/** Uses a link up. False when that has been done before: of several calls at once, one gets true. */
export async function takeStatement({ clock, database }: Services, { token_hash: hash }: StatementRow) {
  const { numUpdatedRows } = await database
    .updateTable('statements')
    .set({ used_at: clock.now() })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
