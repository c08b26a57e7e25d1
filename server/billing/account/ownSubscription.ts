import { isActiveRow } from '@/server/entitlements/currentStatus';
import { currentSubscription, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/**
 * The running subscription of an account that is paid for through Stripe.
 * @throws ApiError no_subscription, or managed_elsewhere for one of an app store
 */
export async function runningSubscription(services: Services, accountId: string): Promise<SubscriptionRow> {
  const row = await currentSubscription(services.database, accountId);
  if (!row || !isActiveRow(row, services.clock.now())) throw new ApiError('no_subscription');
  if (row.platform !== 'stripe') throw new ApiError('managed_elsewhere');
  return row;
}
