import { featureOrder } from '@/lib/content/subscription/proFeatures';
import type { FeatureName } from '@/lib/contract/subscription';
import { useFeatureConfig } from '@/lib/hooks/native/useFeatureConfig';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { knownFeatures } from '@/lib/subscriptions/appOffer';

/** Part of every plan anywhere: shown while nobody has said what this one has. */
const everywhere: readonly FeatureName[] = ['Network Protection', 'Duck.ai'];

/**
 * The features of the plan: by the service, which knows the plan; else by the app, which knows its store; else those
 * that every plan has. A purchase in a store may reach the service later than this page is opened.
 */
export function useWelcomeFeatures(
  owned: readonly string[],
  offered: readonly string[],
): { feature: FeatureName; assumed: boolean; opens: boolean }[] {
  const config = useFeatureConfig();
  const { parameter } = useVisit();
  const order = featureOrder(null);
  const named = [owned, offered].map((names) => knownFeatures(names, order));
  const known = named.find((features) => features.length > 0);
  // An app that has no paid chat passes over the message that opens it. Some say so by the address alone.
  const hasPaidChat = config?.usePaidDuckAi === true || parameter('usePaidDuckAi') === 'true';
  return (known ?? everywhere).map((feature) => ({
    feature,
    assumed: known === undefined,
    opens: feature !== 'Duck.ai' || hasPaidChat,
  }));
}
