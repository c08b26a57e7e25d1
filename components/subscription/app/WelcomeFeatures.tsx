import { assumedFeatures, assumedIdentityHelp } from '@/components/subscription/features/assumedFeatures';
import { FeatureList } from '@/components/subscription/features/FeatureList';
import { FeatureRow } from '@/components/subscription/features/FeatureRow';
import { Button } from '@/components/ui/forms/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { storeFeatures, storeWords } from '@/lib/content/app/store';
import { featureOrder } from '@/lib/content/subscription/proFeatures';
import type { FeatureName } from '@/lib/contract/subscription';
import { useFeatureConfig } from '@/lib/hooks/native/useFeatureConfig';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { openFeature } from '@/lib/native/actions';
import { knownFeatures } from '@/lib/subscriptions/appOffer';
import type { Store } from './useStorefront';

/** What the plan includes, each part one click away. */
export function WelcomeFeatures({ store }: { store: Store }) {
  const channel = useNativeHost()?.channel;
  const features = useWelcomeFeatures(store.account.features, store.features);
  return (
    <FeatureList
      id="open"
      title={store.front.kind === 'web' ? storeWords.featuresTitle : appWelcomeWords.featuresTitle}
      needsScript
    >
      {store.front.kind === 'pending' ? <FeatureRowsSkeleton /> : null}
      {(store.front.kind === 'pending' ? [] : features).map(({ feature, assumed, opens }) => (
        <FeatureRow key={feature} feature={feature} assumed={assumed}>
          {opens && channel ? (
            <Button
              size="small"
              variant="secondary"
              aria-label={appWelcomeWords.openFeature(storeFeatures[feature].name)}
              onClick={() => openFeature(channel, feature)}
            >
              {appWelcomeWords.open}
            </Button>
          ) : null}
        </FeatureRow>
      ))}
    </FeatureList>
  );
}

const rows = ['first', 'second', 'third'];

/** Placeholder for the features until the app says which ones there are. */
function FeatureRowsSkeleton() {
  return rows.map((row) => (
    <li className="in-column gap-2 line-above" key={row} aria-hidden="true">
      <Skeleton width="medium" />
      <Skeleton />
      <style jsx>{`
        li {
          padding-block: var(--space-5);
        }
      `}</style>
    </li>
  ));
}

/**
 * The features of the plan: from the service, which knows the plan; otherwise from the app, which knows its store;
 * otherwise those that every plan has. The service may learn of a store purchase after this page is opened.
 */
function useWelcomeFeatures(
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
