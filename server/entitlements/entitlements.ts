import type { Kysely } from 'kysely';
import type { Plan } from '@/lib/content/subscription/plans';
import { type Entitlement, type FeatureName, featureNames } from '@/lib/contract/subscription';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { isActiveRow } from './currentStatus';
import { currentSubscription } from './currentSubscription';
import { planOfProduct } from './planOfProduct';

/**
 * What the account may use now: the features of its plan while the subscription is active, else nothing. The `id` is
 * the number of the feature in the catalogue, from 1.
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

/** Each feature of a plan with the tier that gives it, as tokens and the products calls carry them. */
export function planEntitlements(plan: Plan): { product: FeatureName; name: string }[] {
  return plan.features.map((product) => ({ product, name: plan.tier }));
}
