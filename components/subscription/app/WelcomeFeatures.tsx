import { assumedFeatures, assumedIdentityHelp } from '@/components/subscription/features/assumedFeatures';
import { FeatureList } from '@/components/subscription/features/FeatureList';
import { FeatureRow } from '@/components/subscription/features/FeatureRow';
import { OpenFeature } from '@/components/subscription/features/OpenFeature';
import { Skeleton } from '@/components/ui/Skeleton';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { storeWords } from '@/lib/content/app/store';
import { featureOrder } from '@/lib/content/subscription/proFeatures';
import { knownFeatures } from '@/lib/subscriptions/appOffer';
import type { Store } from './useStorefront';

/** What the plan includes, each part one click away. */
export function WelcomeFeatures({ store }: { store: Store }) {
  // From the service, which knows the plan; otherwise from the app, which knows its store; otherwise those that every plan
  // has. The service may learn of a store purchase after this page is opened.
  const named = [store.account.features, store.features].map((names) =>
    knownFeatures(names, featureOrder(null)),
  );
  const known = named.find((features) => features.length > 0);
  const assumed = known === undefined;
  return (
    <FeatureList
      id="open"
      title={store.front.kind === 'web' ? storeWords.featuresTitle : appWelcomeWords.featuresTitle}
      needsScript
    >
      {store.front.kind === 'pending' ? <FeatureRowsSkeleton /> : null}
      {(store.front.kind === 'pending' ? [] : (known ?? assumedFeatures)).map((feature) => (
        <FeatureRow key={feature} feature={feature} assumed={assumed}>
          {assumed && feature === assumedIdentityHelp ? null : <OpenFeature feature={feature} />}
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
