import { inTransaction, type Services } from '@/server/services';
import { normalizeEmail } from './emailAddress';
import { writeAuditRow } from './writeAuditRow';

export type Suspension = 'suspended' | 'active';

/**
 * Suspends an account, named by id or email address, or lifts its suspension, and audits that. Its tokens and codes are
 * refused as `suspended_account` meanwhile; its subscription is not changed. Null when nothing was to be done.
 */
export async function setSuspension(
  services: Pick<Services, 'database' | 'clock' | 'random'>,
  named: string,
  to: Suspension,
  detail = 'by command',
): Promise<string | null> {
  const email = normalizeEmail(named);
  return inTransaction(services, async (services) => {
    const changed = await services.database
      .updateTable('accounts')
      .set({ status: to })
      .where('status', '=', to === 'suspended' ? 'active' : 'suspended')
      .where((row) => (email === null ? row('id', '=', named) : row('email', '=', email)))
      .returning('id')
      .executeTakeFirst();
    if (!changed) return null;
    const action = to === 'suspended' ? 'account-suspended' : 'account-restored';
    await writeAuditRow(services, { action, account_id: changed.id, detail });
    return changed.id;
  });
}
