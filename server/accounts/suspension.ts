import type { Services } from '@/server/services';
import { normalizeEmail } from './emailAddress';

export type Suspension = 'suspended' | 'active';

/**
 * Suspends an account, named by id or email address, or lifts its suspension, and audits that. Its tokens and codes are
 * refused as `suspended_account` meanwhile; its subscription is not changed. Null when nothing was to be done.
 */
export async function setSuspension(
  { database, clock, random }: Pick<Services, 'database' | 'clock' | 'random'>,
  named: string,
  to: Suspension,
  detail = 'by command',
): Promise<string | null> {
  const email = normalizeEmail(named);
  return database.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('accounts')
      .set({ status: to })
      .where('status', '=', to === 'suspended' ? 'active' : 'suspended')
      .where((row) => (email === null ? row('id', '=', named) : row('email', '=', email)))
      .returning('id')
      .executeTakeFirst();
    if (!changed) return null;
    await trx
      .insertInto('audit_log')
      .values({
        id: random.uuid(),
        at: clock.now(),
        action: to === 'suspended' ? 'account-suspended' : 'account-restored',
        outcome: 'done',
        account_id: changed.id,
        network: null,
        detail,
      })
      .execute();
    return changed.id;
  });
}
