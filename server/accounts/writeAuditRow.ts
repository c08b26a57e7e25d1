import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';

type Row = Pick<Database['audit_log'], 'action' | 'detail'> & Partial<Database['audit_log']>;

/** Audits what an operator or a command did. With an id, it is written once: false when it was there already. */
export async function writeAuditRow(
  { database, clock, random }: Pick<Services, 'database' | 'clock' | 'random'>,
  row: Row,
): Promise<boolean> {
  const common = { id: random.uuid(), at: clock.now(), outcome: 'done', account_id: null, network: null };
  const written = await database
    .insertInto('audit_log')
    .values({ ...common, ...row })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}
