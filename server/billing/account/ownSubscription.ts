import { isActiveRow } from '@/server/entitlements/currentStatus';
import { currentSubscription, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/**
 * The account's running subscription that is paid through Stripe.
 * @throws ApiError no_subscription, or managed_elsewhere for an app store subscription
 */
export async function runningSubscription(services: Services, accountId: string): Promise<SubscriptionRow> {
  const row = await currentSubscription(services.database, accountId);
  if (!row || !isActiveRow(row, services.clock.now())) throw new ApiError('no_subscription');
  if (row.platform !== 'stripe') throw new ApiError('managed_elsewhere');
  return row;
}
