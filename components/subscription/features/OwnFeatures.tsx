import { assumedFeatures } from '@/components/subscription/features/assumedFeatures';
import { FeatureList } from '@/components/subscription/features/FeatureList';
import { FeatureRow } from '@/components/subscription/features/FeatureRow';
import { OpenFeature } from '@/components/subscription/features/OpenFeature';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { featureUse, featureUseTitle } from '@/lib/content/subscription/featureUse';
import { planById } from '@/lib/content/subscription/plans';
import { featureFacts } from '@/lib/content/subscription/proFeatures';
import type { Subscription } from '@/lib/contract/subscription';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';

/** Everything that a subscriber has, each with the way to it, which in an app is the app's own screen; of a plan not sold here, what every plan has. */
export function OwnFeatures({ subscription: { productId } }: { subscription: Subscription }) {
  const inApp = useNativeHost()?.inApp === true;
  const plan = planById(productId);
  const features = plan?.features ?? assumedFeatures;
  return (
    <FeatureList id="own-features" title={featureUseTitle}>
      {features.map((feature) => (
        <FeatureRow
          key={feature}
          feature={feature}
          assumed={!plan}
          text={inApp ? undefined : featureUse[feature].text}
        >
          {inApp ? (
            plan && <OpenFeature feature={feature} />
          ) : (
            <ButtonLink size="small" variant="secondary" href={featureFacts[feature].start}>
              {featureUse[feature].action}
            </ButtonLink>
          )}
        </FeatureRow>
      ))}
    </FeatureList>
  );
}
