import { Button } from '@/components/ui/forms/Button';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { storeFeatures, storeWords } from '@/lib/content/app/store';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { openFeature } from '@/lib/native/actions';
import { FeatureList } from './FeatureList';
import { FeatureRow } from './FeatureRow';
import { FeatureRowsSkeleton } from './FeatureRowsSkeleton';
import type { Store } from './useStorefront';
import { useWelcomeFeatures } from './useWelcomeFeatures';

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
