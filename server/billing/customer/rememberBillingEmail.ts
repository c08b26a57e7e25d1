import type { Kysely } from 'kysely';
import { findAccount, lockAccount } from '@/server/accounts/accounts';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import { forgetProofs } from '@/server/auth/tokens/families';
import type { Database } from '@/server/store/schema';

/**
 * Keeps the address that was given at Stripe when paying, null for none, while the account has no address of its own:
 * what that opens stands in `server/entitlements/billingEmail`.
 */
export async function rememberBillingEmail(
  trx: Kysely<Database>,
  accountId: string,
  typed: string | null,
): Promise<void> {
  // An address added, or a deletion, at the same moment must not be overtaken by what was read before it.
  await lockAccount(trx, accountId);
  const account = await findAccount(trx, accountId);
  const isWanted = account !== null && account.email === null && account.status !== 'deleted';
  const billingEmail = isWanted ? normalizeEmail(typed) : null;
  const changed = await trx
    .updateTable('customers')
    .set({ billing_email: billingEmail })
    .where('account_id', '=', accountId)
    .where('billing_email', 'is distinct from', billingEmail)
    .returning('account_id')
    .executeTakeFirst();
  // Proving the address typed before does not prove this one.
  if (changed && billingEmail !== null) await forgetProofs(trx, accountId);
}
