import type { StorePurchase } from 'store-sandbox/control';
import type { Services } from '@/server/services';

/** The account that the service holds a purchase for. */
export type PurchaseOwner = { accountId: string; email: string | null };

/** The owners by the ids of the purchases; one that the service was never told of has none. */
export async function purchaseOwners(
  { database }: Pick<Services, 'database'>,
  purchases: readonly StorePurchase[],
): Promise<ReadonlyMap<string, PurchaseOwner>> {
  if (purchases.length === 0) return new Map();
  const rows = await database
    .selectFrom('subscriptions')
    .innerJoin('accounts', 'accounts.id', 'subscriptions.account_id')
    .select(['subscriptions.provider_subscription_id as id', 'accounts.id as accountId', 'accounts.email'])
    .where('subscriptions.platform', 'in', ['apple', 'google'])
    .where(
      'subscriptions.provider_subscription_id',
      'in',
      purchases.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, accountId, email }) => [id, { accountId, email }]));
}
