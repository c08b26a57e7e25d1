import { findAccount } from '@/server/accounts/accounts';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

type Claim = {
  /** The purchase's own row. */
  own: SubscriptionRow | null;
  /** That row, or the one of the purchase that it took the place of. */
  previous: SubscriptionRow | null;
  /** The account that asks for the purchase. */
  asking: string | undefined;
};

/**
 * A purchase, and what takes its place, stays with its account. Once that was deleted, another may take it over, as
 * the store goes on charging. A new purchase is not recorded for a deleted account: Google, not told that it arrived,
 * gives it back.
 * @throws ApiError other_account
 */
export async function purchaseOwner(
  { database }: Services,
  { own, previous, asking }: Claim,
): Promise<string | null> {
  if (!previous || previous.account_id === asking) return asking ?? null;
  if (own && !asking) return own.account_id;
  const owner = await findAccount(database, previous.account_id);
  const isDeleted = !owner || owner.status === 'deleted';
  if (!asking) return isDeleted ? null : previous.account_id;
  if (!isDeleted) throw new ApiError('other_account');
  return asking;
}
