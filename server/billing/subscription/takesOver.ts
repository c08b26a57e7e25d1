import type { Kysely } from 'kysely';
import { currentStatus, isActiveRow } from '@/server/entitlements/currentStatus';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Database } from '@/server/store/schema';
import { isRenewing } from './renewingStorePurchase';

/** What is asked about: a subscription that makes way for another one, and when it ends, in milliseconds. */
type Ending = { accountId: string; providerId: string; endsAt: number };

/**
 * Whether the account still has the other subscription, and so keeps its access. It may have been canceled or given back
 * in the meantime, as a purchase in an app store can be without our doing.
 */
export async function isTakenOver(
  database: Kysely<Database>,
  { accountId, providerId, endsAt }: Ending,
  now: number,
): Promise<boolean> {
  const rows = await database
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('provider_subscription_id', '!=', providerId)
    .execute();
  return rows.some((row) => lastsLonger(row, endsAt, now));
}

function lastsLonger(row: SubscriptionRow, endsAt: number, now: number): boolean {
  return isRenewing(currentStatus(row, now)) || (isActiveRow(row, now) && row.expires_or_renews_at > endsAt);
}
