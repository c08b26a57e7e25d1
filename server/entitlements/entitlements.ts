import type { Plan } from '@/lib/content/subscription/plans';
import { type Entitlement, type FeatureName, featureNames } from '@/lib/contract/subscription';
import type { Services } from '@/server/services';
import { isActiveRow } from './currentStatus';
import { currentSubscription, type EntitlingColumns, type SubscriptionRow } from './currentSubscription';
import { planOfProduct } from './planOfProduct';

type EntitlingRow = Pick<SubscriptionRow, 'product_id' | 'status' | 'expires_or_renews_at' | 'grace_ends_at'>;

/** What the account may use now: its plan's features while active. `id` is a feature's catalog number, from 1. */
export async function entitlementsOf(services: Services, accountId: string): Promise<Entitlement[]> {
  return entitlementsOfRow(await currentSubscription(services.database, accountId), services.clock.now());
}

/** The same, for what a statement with `joinCurrentSubscription` has read. */
export function entitlementsIn(columns: EntitlingColumns, now: number): Entitlement[] {
  const { product_id, subscription_status: status, expires_or_renews_at, grace_ends_at } = columns;
  if (product_id === null || status === null || expires_or_renews_at === null) return [];
  return entitlementsOfRow({ product_id, status, expires_or_renews_at, grace_ends_at }, now);
}

function entitlementsOfRow(row: EntitlingRow | null, now: number): Entitlement[] {
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
