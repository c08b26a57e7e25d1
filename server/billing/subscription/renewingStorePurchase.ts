import type { Kysely } from 'kysely';
import type { SubscriptionStatus } from '@/lib/contract/subscription';
import { currentStatus } from '@/server/entitlements/currentStatus';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Database } from '@/server/store/schema';
import type { Platform } from './subscriptionRow';

export type StorePurchaseRow = SubscriptionRow & { platform: Exclude<Platform, 'stripe'> };

/**
 * The app store purchase that this account will be charged for again, whether or not it is the one that counts; null
 * when there is none.
 */
export async function renewingStorePurchase(
  database: Kysely<Database>,
  accountId: string,
  now: number,
): Promise<StorePurchaseRow | null> {
  const rows = await database
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('platform', '!=', 'stripe')
    .execute();
  return rows.find((row): row is StorePurchaseRow => isRenewing(currentStatus(row, now))) ?? null;
}

/** Whether a subscription of this status will be charged again, or is being collected now. */
export function isRenewing(status: SubscriptionStatus): boolean {
  return status === 'Auto-Renewable' || status === 'Grace Period';
}
