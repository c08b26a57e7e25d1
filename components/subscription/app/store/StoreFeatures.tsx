import { assumedFeatures } from '@/components/subscription/app/assumedFeatures';
import { FeatureList } from '@/components/subscription/app/FeatureList';
import { FeatureRow } from '@/components/subscription/app/FeatureRow';
import { storeWords } from '@/lib/content/app/store';
import { featureOrder } from '@/lib/content/subscription/proFeatures';
import { knownFeatures } from '@/lib/subscriptions/appOffer';

type Props = {
  /** The feature to show first. */
  lead: string | null;
  /** The app's own names for its features; empty when it gave none. */
  names: readonly string[];
};

export function StoreFeatures({ lead, names }: Props) {
  const order = featureOrder(lead);
  const known = knownFeatures(names, order);
  return (
    <FeatureList id="features" title={storeWords.featuresTitle}>
      {(known.length > 0 ? known : knownFeatures(assumedFeatures, order)).map((feature) => (
        <FeatureRow key={feature} feature={feature} assumed={known.length === 0} />
      ))}
    </FeatureList>
  );
}
