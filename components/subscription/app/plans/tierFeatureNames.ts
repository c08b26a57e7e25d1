import { plansWords } from '@/lib/content/app/appPlans';
import { storeFeatures } from '@/lib/content/app/store';
import { featureOrder } from '@/lib/content/subscription/proFeatures';
import type { AppPlan } from '@/lib/native/subscriptionOptions';
import { knownFeatures } from '@/lib/subscriptions/appOffer';

/** Stores name the same features for both tiers, so Pro is listed with what it has beyond Plus, if that is there. */
export function tierFeatureNames(
  { tier, features }: Pick<AppPlan, 'tier' | 'features'>,
  plus: Pick<AppPlan, 'features'> | null,
): string[] {
  const { basis, more } = plansWords.tiers.pro;
  const known = knownFeatures(features, featureOrder(null));
  const names = (list: typeof known) => list.map((feature) => storeFeatures[feature].name);
  if (tier !== 'pro') return names(known);
  const beyond = known.includes('Duck.ai') ? more : [];
  if (!plus?.features.every((feature) => features.includes(feature))) return [...names(known), ...beyond];
  return [basis, ...names(known.filter((feature) => !plus.features.includes(feature))), ...beyond];
}
