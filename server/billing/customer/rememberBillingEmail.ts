import { lockAccount } from '@/server/accounts/accounts';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import { forgetProofs } from '@/server/auth/tokens/families';
import type { SiteDatabase } from '@/server/store/schema';

/** Keeps the address typed at Stripe while the account has none (see `server/entitlements/billingEmail`). */
export async function rememberBillingEmail(
  trx: SiteDatabase,
  accountId: string,
  typed: string | null,
): Promise<void> {
  // Without the lock, a concurrent deletion or new address could be overwritten with what was read before it.
  const account = await lockAccount(trx, accountId);
  const isWanted = account !== null && account.email === null && account.status !== 'deleted';
  const billingEmail = isWanted ? normalizeEmail(typed) : null;
  const changed = await trx
    .updateTable('customers')
    .set({ billing_email: billingEmail })
    .where('account_id', '=', accountId)
    .where('billing_email', 'is distinct from', billingEmail)
    .returning('account_id')
    .executeTakeFirst();
  // Proof of the previously typed address does not prove this one.
  if (changed && billingEmail !== null) await forgetProofs(trx, accountId);
}
