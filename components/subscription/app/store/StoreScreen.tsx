import { FlowFrame } from '@/components/layout/flow/FlowFrame';
import { staticIsland } from '@/components/layout/flow/staticIsland';
import { PageShore } from '@/components/marketing/PageShore';
import { useStorefront } from '@/components/subscription/app/useStorefront';
import { assumedFeatures } from '@/components/subscription/features/assumedFeatures';
import { FeatureList } from '@/components/subscription/features/FeatureList';
import { FeatureRow } from '@/components/subscription/features/FeatureRow';
import { storeWords } from '@/lib/content/app/store';
import type { RoutePath } from '@/lib/content/site/routes';
import { type Lead, leads } from '@/lib/content/subscription/leads';
import { featureOrder } from '@/lib/content/subscription/proFeatures';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { useAppPurchase } from '@/lib/hooks/purchase/useAppPurchase';
import { knownFeatures } from '@/lib/subscriptions/appOffer';
import { HaveSubscription } from './HaveSubscription';
import { StoreHero } from './StoreHero';
import { StorePanel } from './StorePanel';
import { StoreWithoutScript } from './StoreWithoutScript';
import { SubscribedScreen } from './SubscribedScreen';

const StaticShore = staticIsland(typeof window === 'undefined' ? PageShore : null);

type Props = {
  route: RoutePath;
  /** The feature that this page is about; otherwise the URL says which one leads. */
  feature?: Lead;
};

/** The page on which an app sells the subscription; for a subscriber, what to do with it. */
export function StoreScreen({ route, feature }: Props) {
  const { parameter } = useVisit();
  const purchase = useAppPurchase();
  const store = useStorefront({ busy: purchase.busy !== null });
  const { place, keepFocus } = useKeptFocus();
  const hasChat = mayHaveChat(store.features);
  const asked = feature ?? parameter('featurePage');
  const lead = leads.find((known) => known === asked && (hasChat || known !== 'duckai')) ?? null;

  // The content below the prices appears once their height is known, so that it never moves.
  const waiting = store.front.kind === 'pending';

  // An app may report the new subscription before the end of the purchase, which leads on.
  if (store.subscribed && !purchase.busy)
    return <SubscribedScreen route={route} fresh={false} store={store} />;
  return (
    <FlowFrame route={route} width="open" shore={<StaticShore route="/subscriptions" />}>
      <div className="store in-column">
        <StoreHero lead={lead} hasChat={hasChat} />
        <div className="offer in-column gap-4" ref={place} tabIndex={-1}>
          <StoreWithoutScript />
          <StorePanel
            front={store.front}
            tab={store.tab}
            lead={lead}
            returning={store.account.subscription !== null}
            purchase={purchase}
            keepFocus={keepFocus}
          />
          {waiting || store.front.kind === 'web' ? null : <HaveSubscription channel={store.channel} />}
        </div>
        {waiting ? null : <StoreFeatures lead={lead} names={store.features} />}
      </div>
      <style jsx>{`
        .store {
          grid-template-columns: minmax(0, 1fr);
          gap: var(--space-6) clamp(var(--space-6), 5vw, var(--space-9));
          align-content: start;
          /* An app that the boot script does not recognize shows the footer, which stays below the first screen. */
          min-height: 100svh;
        }

        :global([data-app]) .store {
          min-height: 0;
        }

        .offer {
          align-content: start;
        }

        /* The experiment mobilepropaywall: the text before the offer, or no picture at all. */
        @media (--below-medium) {
          :global([data-exp-mobilepropaywall='treatmenta']) .offer {
            order: 1;
          }
        }

        @media (--from-medium) {
          .store {
            grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 23rem);
          }

          .offer {
            grid-area: 1 / 2 / 3 / 3;
          }
        }
      `}</style>
    </FlowFrame>
  );
}

/** False where the app names the features that it sells, and the chat is not one of them. */
function mayHaveChat(features: readonly string[]): boolean {
  const known = knownFeatures(features, featureOrder(null));
  return known.length === 0 || known.includes('Duck.ai');
}

type FeaturesProps = {
  lead: string | null;
  /** The app's own names for its features; empty when it gave none. */
  names: readonly string[];
};

function StoreFeatures({ lead, names }: FeaturesProps) {
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
