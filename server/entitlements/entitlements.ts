import type { Kysely } from 'kysely';
import type { Plan } from '@/lib/content/subscription/plans';
import { type Entitlement, type FeatureName, featureNames } from '@/lib/contract/subscription';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { isActiveRow } from './currentStatus';
import { currentSubscription } from './currentSubscription';
import { planOfProduct } from './planOfProduct';

/**
 * What the account may use now: its plan's features while the subscription is active, otherwise nothing. The `id` is
 * the feature's number in the catalog, starting at 1.
 */
export async function entitlementsOf(
  database: Kysely<Database>,
  services: Pick<Services, 'clock'>,
  accountId: string,
): Promise<Entitlement[]> {
  const row = await currentSubscription(database, accountId);
  if (!row || !isActiveRow(row, services.clock.now())) return [];
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
