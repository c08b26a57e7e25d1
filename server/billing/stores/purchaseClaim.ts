import { findAccount } from '@/server/accounts/accounts';
import type { StoreName, StoreSubscription } from '@/server/appStores';
import { rowOf } from '@/server/billing/subscription/subscriptionRow';
import { isBought, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

type Purchase = {
  store: StoreName;
  /** The purchase's own row. */
  row: SubscriptionRow | null;
  fetched: StoreSubscription;
  /** The account that confirms it. */
  asking: string | undefined;
};

export type Claim = {
  /** Null for a purchase of nobody here. */
  accountId: string | null;
  /** Whether that account has confirmed it, now or before. */
  confirmed: boolean;
  /** The row that goes on with this purchase: its own, or the one of the purchase that it took the place of. */
  previous: SubscriptionRow | null;
  /** Its own row while that merely remembers whose it will be once it is paid. */
  waiting: SubscriptionRow | null;
};

/** More changes of plan than anybody makes before we hear of the first. */
const maxChanges = 5;

/** Whose a purchase is, and which row is about it. @throws ApiError other_account */
export async function claimOf(services: Services, purchase: Purchase): Promise<Claim> {
  const { row, fetched, asking } = purchase;
  const own = row && isBought(row.provider_status) ? row : null;
  const waiting = own ? null : row;
  const isPaid = isBought(fetched.providerStatus);
  // Until it is paid, the purchase that it is to replace goes on.
  const previous = own ?? (isPaid ? await replacedRow(services, purchase) : waiting);
  const owners = [previous?.account_id, waiting?.account_id, fetched.namedAccount];
  const accountId =
    own && (asking ?? own.account_id) === own.account_id
      ? own.account_id
      : await firstLiving(services, owners, asking);
  const former = previous ?? waiting;
  const wasConfirmed = former?.account_id === accountId && former?.confirmed === 1;
  return { accountId, confirmed: asking === accountId || wasConfirmed, previous, waiting };
}

/**
 * A purchase, and what takes its place, stays with its account, even if it names another. A new one goes to the first of
 * its owners that lives: for a deleted account nothing is recorded, and Google, not told that it arrived, gives it back.
 * Once all are deleted, another account may take it over, as the store goes on charging.
 */
async function firstLiving(
  { database }: Services,
  owners: readonly (string | null | undefined)[],
  asking: string | undefined,
): Promise<string | null> {
  for (const id of owners) {
    const account = id ? await findAccount(database, id) : null;
    if (!account || account.status === 'deleted') continue;
    if (asking !== undefined && asking !== account.id) throw new ApiError('other_account');
    return account.id;
  }
  return asking ?? null;
}

/**
 * Google's new token for a changed plan, or one bought again, names the former: the row continues under the new one. After
 * several changes, the message about the last may come first, so a former one that is unknown is asked about its own.
 */
async function replacedRow(
  { database, stores }: Services,
  { store, fetched }: Purchase,
): Promise<SubscriptionRow | null> {
  let former = fetched.replaces;
  for (let step = 0; former !== null && step < maxChanges; step += 1) {
    const row = await rowOf(database, store, former);
    if (row) return row;
    former = (await stores[store]?.fetchSubscription(former))?.replaces ?? null;
  }
  return null;
}
