import type { Selectable } from 'kysely';
import { day } from '@/server/clock';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';
import type { StatementTable } from '@/server/store/schema/billingTables';

/** How long a link confirms a statement. It counts from when that was submitted, so its own time may be over by then. */
const linkDays = 14;

export type StatementRow = Selectable<StatementTable>;

/** The statement that a link confirms, or has confirmed; null when there is none, or the link is too old. */
export async function statementOf(
  { clock, database }: Pick<Services, 'clock' | 'database'>,
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
export async function takeStatement(
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  { token_hash: hash }: StatementRow,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('statements')
    .set({ used_at: clock.now() })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Statements whose links are too old. */
export function oldStatements(now: number): OldRows[] {
  return [oldRows('statements', 'submitted_at', (row) => row('submitted_at', '<=', now - linkDays * day))];
}
