import type { Services } from '@/server/services';
import { normalizeEmail } from './emailAddress';

export type Suspension = 'suspended' | 'active';

/**
 * Suspends an account or lifts its suspension, and writes that into the audit log in the same transaction. Its tokens
 * and codes are refused as `suspended_account` from the next call on, and work again afterward; its subscription is
 * not changed. `named` is the account's id or its email address. Resolves to its id, or null when there is no such
 * account or it was already in that state.
 */
export async function setSuspension(
  { database, clock, random }: Pick<Services, 'database' | 'clock' | 'random'>,
  named: string,
  to: Suspension,
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
        detail: 'by command',
      })
      .execute();
    return changed.id;
  });
}
