import type { Store } from '@/components/subscription/app/store/useStorefront';
import { Button } from '@/components/ui/forms/Button';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { storeFeatures } from '@/lib/content/app/store';
import { useAppPlace } from '@/lib/hooks/native/useAppPlace';
import { openFeature } from '@/lib/native/actions';
import { FeatureRow } from './FeatureRow';
import { FeatureRowsSkeleton } from './FeatureRowsSkeleton';
import { useWelcomeFeatures } from './useWelcomeFeatures';

/** What the plan has, each part one press away. */
export function WelcomeFeatures({ store }: { store: Store }) {
  const place = useAppPlace();
  const channel = place?.inApp ? place.channel : null;
  const features = useWelcomeFeatures(store.account.features, store.features);
  return (
    <section aria-labelledby="open" data-needs-script>
      <h2 id="open">{appWelcomeWords.featuresTitle}</h2>
      <ul>
        {store.front.kind === 'pending' ? <FeatureRowsSkeleton /> : null}
        {(store.front.kind === 'pending' ? [] : features).map(({ feature, opens }) => (
          <FeatureRow key={feature} feature={feature}>
            {opens ? (
              <Button
                size="small"
                variant="secondary"
                aria-label={appWelcomeWords.openFeature(storeFeatures[feature].name)}
                onClick={() => channel && openFeature(channel, feature)}
              >
                {appWelcomeWords.open}
              </Button>
            ) : null}
          </FeatureRow>
        ))}
      </ul>
      <style jsx>{`
        h2 {
          margin-bottom: var(--space-3);
          font-size: var(--text-title-3);
        }

        ul {
          padding: 0;
          border-bottom: 1px solid var(--color-border);
          list-style: none;
        }
      `}</style>
    </section>
  );
}
