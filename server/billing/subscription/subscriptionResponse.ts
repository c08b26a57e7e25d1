import type { Subscription } from '@/lib/contract/subscription';
import { currentStatus } from '@/server/entitlements/currentStatus';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { periodName, planOfProduct } from '@/server/entitlements/planOfProduct';
import { monthAfter } from './stripe/notice';
import { isOverAtStripe } from './stripe/stripeStatus';

/** In milliseconds, of one that renews. */
export function endIfCanceled(
  { runs_on: runsOn, expires_or_renews_at: renewsAt }: SubscriptionRow,
  now: number,
) {
  return runsOn === 1 ? Math.min(renewsAt, monthAfter(now)) : renewsAt;
}

/** A subscription in the shape of native contract §4.2. */
export function subscriptionResponse(row: SubscriptionRow, now: number): Subscription {
  const plan = planOfProduct(row.product_id);
  const status = currentStatus(row, now);
  const renews = status === 'Auto-Renewable' || (status === 'Grace Period' && !isOverAtStripe(row));
  const inTrial = row.trial_ends_at !== null && row.trial_ends_at > now;
  return {
    productId: row.product_id,
    name: plan?.label ?? row.product_id,
    billingPeriod: periodName(plan?.period ?? 'monthly'),
    startedAt: row.started_at,
    expiresOrRenewsAt: row.expires_or_renews_at,
    platform: row.platform,
    status,
    activeOffers: inTrial ? [{ type: 'Trial' }] : [],
    tier: plan?.tier,
    ...(row.platform === 'google' && row.provider_status === 'paused' && { paused: true }),
    ...(row.runs_on === 1 && status === 'Auto-Renewable' && { endsIfCanceled: endIfCanceled(row, now) }),
    ...(row.end_reason && !renews ? { endReason: row.end_reason } : {}),
  };
}
