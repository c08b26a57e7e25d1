import { findAccount } from '@/server/accounts/accounts';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

type Claim = {
  /** The purchase's own row. */
  own: SubscriptionRow | null;
  /** The accounts whose it may be: of the purchase that it took the place of, of who waits for it, and the one it names. */
  owners: readonly (string | null | undefined)[];
  /** The account that asks for the purchase. */
  asking: string | undefined;
};

/**
 * A purchase, and what takes its place, stays with its account, even if it names another. A new one goes to the first of
 * its owners that lives: for a deleted account nothing is recorded, and Google, not told that it arrived, gives it back.
 * Once all are deleted, another account may take it over, as the store goes on charging.
 * @throws ApiError other_account
 */
export async function purchaseOwner(
  { database }: Services,
  { own, owners, asking }: Claim,
): Promise<string | null> {
  if (own && (asking ?? own.account_id) === own.account_id) return own.account_id;
  for (const id of owners) {
    const account = id ? await findAccount(database, id) : null;
    if (!account || account.status === 'deleted') continue;
    if ((asking ?? account.id) !== account.id) throw new ApiError('other_account');
    return account.id;
  }
  return asking ?? null;
}
