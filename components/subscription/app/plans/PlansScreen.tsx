import { type ReactNode, useRef } from 'react';
import { FlowFrame } from '@/components/layout/flow/FlowFrame';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { HaveSubscription } from '@/components/subscription/app/store/HaveSubscription';
import { PlanChoice } from '@/components/subscription/app/store/PlanChoice';
import { StorePanel } from '@/components/subscription/app/store/StorePanel';
import { StoreWithoutScript } from '@/components/subscription/app/store/StoreWithoutScript';
import { useStorefront } from '@/components/subscription/app/useStorefront';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { plansWords } from '@/lib/content/app/appPlans';
import { storeWords } from '@/lib/content/app/store';
import type { Subscription } from '@/lib/contract/subscription';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { useAppPurchase } from '@/lib/hooks/purchase/useAppPurchase';
import { useCardPlanChange } from '@/lib/hooks/purchase/useCardPlanChange';
import { isSoldBy } from '@/lib/subscriptions/appOffer';
import { PlansOffer } from './PlansOffer';
import { PlansOnWeb } from './PlansOnWeb';

const route = '/subscriptions/plans';

/** All plans side by side: buying, upgrading, downgrading. */
export function PlansScreen() {
  const { parameter } = useVisit();
  const { place, keepFocus } = useKeptFocus();
  const purchase = useAppPurchase();
  const { channel, front, tab, subscribed, account } = useStorefront({ busy: purchase.busy !== null });
  const current = useUnlessBusy(subscribed ? account.subscription : null, purchase.busy !== null);
  const changesHere = front.kind === 'offer' && current !== null && isSoldBy(front.offer.platform, current);

  function shown(): ReactNode {
    if (front.kind === 'pending') {
      return (
        <div className="gap-4 stacked">
          <PlanChoice plans={null} chosen={null} onChoose={wait} />
          <p role="status">{storeWords.loading}</p>
        </div>
      );
    }
    if (front.kind === 'web') return <PlansOnWeb subscribed={subscribed} tab={tab} />;
    if (front.kind !== 'offer')
      return (
        <StorePanel
          front={front}
          tab={tab}
          lead={null}
          returning={false}
          purchase={purchase}
          keepFocus={keepFocus}
        />
      );
    if (current && !changesHere) return <PlanElsewhere current={current} />;
    return <PlansOffer offer={front.offer} current={current} asked={parameter('tier')} purchase={purchase} />;
  }
  return (
    <FlowFrame route={route} width="open">
      <div className="plans-page in-column gap-4">
        <h1>{plansWords.heading}</h1>
        <p className="intro muted">{changesHere ? plansWords.intro.change : plansWords.intro.new}</p>
        <StoreWithoutScript />
        <div className="body" data-needs-script ref={place} tabIndex={-1}>
          {shown()}
        </div>
        {subscribed || front.kind === 'web' || front.kind === 'pending' ? null : (
          <HaveSubscription channel={channel} />
        )}
      </div>
      <style jsx>{`
        .plans-page {
          max-width: 52rem;
          margin-inline: auto;
        }

        h1 {
          font-size: min(clamp(1.75rem, 1.4rem + 1.8vw, 2.5rem), 12vw);
        }

        .intro {
          min-height: 2lh;
        }

        @media (--from-medium) {
          .intro {
            min-height: 0;
          }
        }

        /* In an app nothing is below while prices load, so no space has to be reserved. */
        .body {
          min-height: 26rem;
        }

        :global([data-app]) .body {
          min-height: 0;
        }
      `}</style>
    </FlowFrame>
  );
}

/** The value from before a purchase while it runs: an app may report the new subscription before its end. */
function useUnlessBusy<Value>(value: Value, busy: boolean): Value {
  const before = useRef(value);
  if (!busy) before.current = value;
  return before.current;
}

/** Nothing can be chosen before the prices are there. */
function wait(): void {}

/** For a subscriber whose plan was sold by another store: where to change it, or a link there if the app allows one. */
function PlanElsewhere({ current }: { current: Subscription }) {
  const { link } = useVisit();
  const { open, busy, error } = useCardPlanChange(current);
  const { title, manage, byCard, ...texts } = plansWords.elsewhere;
  const { platform } = current;
  const text = platform === 'apple' || platform === 'google' ? texts[platform] : texts.stripe;
  const action = open ? (
    <Button busyLabel={busy ? byCard.opening : null} onClick={open}>
      {byCard.open}
    </Button>
  ) : (
    <ButtonLink href={link('/subscriptions/manage')}>{manage}</ButtonLink>
  );
  return (
    <>
      <ScreenError error={error} />
      <Notice silent title={open ? byCard.title : title} actions={action}>
        <p>{open ? byCard.text : text}</p>
      </Notice>
    </>
  );
}
