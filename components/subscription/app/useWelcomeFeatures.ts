import { featureOrder } from '@/lib/content/subscription/proFeatures';
import type { FeatureName } from '@/lib/contract/subscription';
import { useFeatureConfig } from '@/lib/hooks/native/useFeatureConfig';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { knownFeatures } from '@/lib/subscriptions/appOffer';
import { assumedFeatures, assumedIdentityHelp } from './assumedFeatures';

/**
 * The features of the plan: from the service, which knows the plan; otherwise from the app, which knows its store;
 * otherwise those that every plan has. The service may learn of a store purchase after this page is opened.
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
  // An app without paid chat ignores the message that opens it. Some apps announce paid chat only in the URL.
  const hasPaidChat = config?.usePaidDuckAi === true || parameter('usePaidDuckAi') === 'true';
  const assumed = known === undefined;
  const opens = (feature: FeatureName) =>
    feature === 'Duck.ai' ? hasPaidChat : !(assumed && feature === assumedIdentityHelp);
  return (known ?? assumedFeatures).map((feature) => ({ feature, assumed, opens: opens(feature) }));
}
