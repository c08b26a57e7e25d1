import type { Kysely } from 'kysely';
import type { SubscriptionStatus } from '@/lib/contract/subscription';
import { currentStatus, isActiveRow } from '@/server/entitlements/currentStatus';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Database } from '@/server/store/schema';
import { type Platform, rowsOf } from './subscriptionRow';

type StorePurchaseRow = SubscriptionRow & { platform: Exclude<Platform, 'stripe'> };

/** The app store purchase that this account will be charged for again, even if another subscription counts; or null. */
export async function renewingStorePurchase(
  database: Kysely<Database>,
  accountId: string,
  now: number,
): Promise<StorePurchaseRow | null> {
  const rows = await rowsOf(database, accountId);
  const isOne = (row: SubscriptionRow): row is StorePurchaseRow =>
    row.platform !== 'stripe' && isRenewing(currentStatus(row, now));
  return rows.find(isOne) ?? null;
}

/** Whether a subscription of this status will be charged again, or is being collected now. */
export function isRenewing(status: SubscriptionStatus): boolean {
  return status === 'Auto-Renewable' || status === 'Grace Period';
}

/** A subscription that makes way for another one, and when it ends, in milliseconds. */
type Ending = { accountId: string; providerId: string; endsAt: number };

/** Whether another subscription keeps the access on: one in a store can be canceled or given back without our doing. */
export async function isTakenOver(
  database: Kysely<Database>,
  { accountId, providerId, endsAt }: Ending,
  now: number,
): Promise<boolean> {
  const rows = await rowsOf(database, accountId);
  return rows.some(
    (row) =>
      row.provider_subscription_id !== providerId &&
      (isRenewing(currentStatus(row, now)) || (isActiveRow(row, now) && row.expires_or_renews_at > endsAt)),
  );
}
