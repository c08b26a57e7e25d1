import type { Plan } from '@/lib/content/subscription/plans';
import { type Entitlement, type FeatureName, featureNames } from '@/lib/contract/subscription';
import type { Services } from '@/server/services';
import { isActiveRow } from './currentStatus';
import { currentSubscription, type SubscriptionRow } from './currentSubscription';
import { planOfProduct } from './planOfProduct';

type EntitlingRow = Pick<SubscriptionRow, 'product_id' | 'status' | 'expires_or_renews_at' | 'grace_ends_at'>;

/**
 * What the account may use now: its plan's features while the subscription is active, otherwise nothing. The `id` is
 * the feature's number in the catalog, starting at 1.
 */
export async function entitlementsOf(
  services: Pick<Services, 'clock' | 'database'>,
  accountId: string,
): Promise<Entitlement[]> {
  return entitlementsOfRow(await currentSubscription(services.database, accountId), services.clock.now());
}

/** The same, for what was read of the account's current subscription. */
export function entitlementsOfRow(row: EntitlingRow | null, now: number): Entitlement[] {
  if (!row || !isActiveRow(row, now)) return [];
  const plan = planOfProduct(row.product_id);
  const entitlements = plan ? planEntitlements(plan) : [];
  return entitlements.map((entitlement) => ({
    ...entitlement,
    id: featureNames.indexOf(entitlement.product) + 1,
  }));
}

/** A plan's features with the tier that provides each, in the form used by tokens and the products calls. */
export function planEntitlements(plan: Plan): { product: FeatureName; name: string }[] {
  return plan.features.map((product) => ({ product, name: plan.tier }));
}
